import { createCalls } from '@/clients/typescript/src/calls';

let announce = (_address: string): void => {};

/** The server draws a page without data. What it would read is told here, so that the page asks for it (docs/adr/0088). */
export function announceReadsBy(tell: (address: string) => void): void {
  announce = tell;
}

function announced({ method, url }: Request): Promise<never> {
  const { pathname, search } = new URL(url);
  if (method === 'GET') announce(pathname + search);
  return new Promise(() => {});
}

const isBrowser = typeof window !== 'undefined';

/** Calls the API of the page's own origin, with the session of the person who is signed in. Throws `ProbityError`. */
export const api = createCalls(
  isBrowser
    ? { baseUrl: '', fetch: (request) => fetch(request) }
    : { baseUrl: 'http://page', fetch: announced },
);

/** The body of an answer that has one. */
export async function bodyOf<Body>(answer: Promise<{ data?: Body }>): Promise<Body> {
  const { data: body } = await answer;
  if (body === undefined) throw new Error('The answer has no body.');
  return body;
}

/** The resource of an answer. */
export const dataOf = async <Data>(answer: Promise<{ data?: { data: Data } }>): Promise<Data> =>
  (await bodyOf(answer)).data;
