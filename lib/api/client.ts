import { createCalls } from '@/clients/typescript/src/calls';

/** Calls the API of the page's own origin, with the session of the person who is signed in. Throws `ProbityError`. */
export const api = createCalls({ baseUrl: '', fetch: (request) => fetch(request) });

/** The body of an answer that has one. */
export async function bodyOf<Body>(answer: Promise<{ data?: Body }>): Promise<Body> {
  const { data: body } = await answer;
  if (body === undefined) throw new Error('The answer has no body.');
  return body;
}

/** The resource of an answer. */
export const dataOf = async <Data>(answer: Promise<{ data?: { data: Data } }>): Promise<Data> =>
  (await bodyOf(answer)).data;
