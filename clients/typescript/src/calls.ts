import createFetchClient, { type Client, defaultBodySerializer } from 'openapi-fetch';
import { problemOf } from './problem.ts';
import type { paths } from './schema.ts';

/** Where an answer is JSON or a file, the JSON is typed: a file is asked for with `parseAs`. */
type AnswerMedia = `${string}/json`;

export type ProbityClient = Client<paths, AnswerMedia>;

export interface CallsOptions {
  /** Empty for the page's own origin. */
  baseUrl: string;
  headers?: Record<string, string>;
  fetch: (request: Request) => Promise<Response>;
}

/** A file is text, and every other body an object. The types leave out a second argument: the headers, which tell a form. */
const written = (...given: [body: unknown]): string =>
  typeof given[0] === 'string' ? given[0] : defaultBodySerializer(...given);

/** One method for each of HTTP's. An error answer is thrown as `ProbityError`. */
export function createCalls(options: CallsOptions): ProbityClient {
  const client = createFetchClient<paths, AnswerMedia>({ ...options, bodySerializer: written });
  client.use({
    async onResponse({ response }) {
      if (!response.ok) throw await problemOf(response);
    },
  });
  return client;
}
