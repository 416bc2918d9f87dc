import { createCalls } from '@/clients/typescript/src/calls';

let announce = (_address: string): void => {};

/**
 * The server renders a page without data. Reads are collected here, so that the page requests them early
 * (docs/adr/0088).
 */
export function announceReadsBy(tell: (address: string) => void): void {
  announce = tell;
}

function announced({ method, url }: Request): Promise<never> {
  const { pathname, search } = new URL(url);
  if (method === 'GET') announce(pathname + search);
  return new Promise(() => {});
}

const isBrowser = typeof window !== 'undefined';

/** Calls the API on the page's own origin with the session of the signed-in person. Throws `ProbityError`. */
export const api = createCalls(
  isBrowser
    ? { baseUrl: '', fetch: (request) => fetch(request) }
    : { baseUrl: 'http://page', fetch: announced },
);

/** The body of a response that must have one. */
export async function bodyOf<Body>(answer: Promise<{ data?: Body }>): Promise<Body> {
  const { data: body } = await answer;
  if (body === undefined) throw new Error('The answer has no body.');
  return body;
}

/** The resource in a response. */
export const dataOf = async <Data>(answer: Promise<{ data?: { data: Data } }>): Promise<Data> =>
  (await bodyOf(answer)).data;
