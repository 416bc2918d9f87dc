import createFetchClient, { type Client } from 'openapi-fetch';
import { problemOf } from './problem.ts';
import type { paths } from './schema.ts';

export type ProbityClient = Client<paths>;

export interface CallsOptions {
  /** Empty for the page's own origin. */
  baseUrl: string;
  headers?: Record<string, string>;
  fetch: (request: Request) => Promise<Response>;
}

/** One method for each of HTTP's. An error answer is thrown as `ProbityError`. */
export function createCalls(options: CallsOptions): ProbityClient {
  const client = createFetchClient<paths>(options);
  client.use({
    async onResponse({ response }) {
      if (!response.ok) throw await problemOf(response);
    },
  });
  return client;
}
