import { repeating } from './attempts.ts';
import { createCalls, type ProbityClient } from './calls.ts';

export type { ProbityClient } from './calls.ts';
export { type ErrorCode, type ErrorDetail, ProbityError } from './problem.ts';
export { followEvents, type Streamed, type StreamOptions } from './stream.ts';
export { type Delivery, isSigned, readEvent, type WebhookEvent } from './webhook.ts';
export type { components, operations, paths } from './schema.ts';

export interface ProbityOptions {
  /** `https://probity.example`, without a path. */
  baseUrl: string;
  /** Of a project. Keep it on a server. */
  apiKey: string;
  /** Further attempts after 429, 503 or a lost connection. Default 2. */
  retries?: number;
  fetch?: (request: Request) => Promise<Response>;
}

const waitSeconds = (seconds: number) =>
  new Promise<void>((done) => {
    setTimeout(done, seconds * 1000);
  });

/**
 * `GET`, `POST`, … take the path of an operation, its parameters and its body, and return `{ data }`, the body of the
 * answer. An error answer is thrown as `ProbityError`. Every change carries an `Idempotency-Key`.
 */
export function createProbityClient(options: ProbityOptions): ProbityClient {
  const { baseUrl, apiKey, retries = 2, fetch = globalThis.fetch } = options;
  return createCalls({
    baseUrl,
    headers: { 'X-API-KEY': apiKey },
    fetch: repeating({ retries, fetch: (request) => fetch(request), wait: waitSeconds }),
  });
}

/** A page of a list, as a client's `GET` returns it. */
interface Listed<Item> {
  data?: { data: Item[]; meta: { page: { cursor: string | null } } };
}

/**
 * Every item of a list, page by page as they are taken.
 *
 *     for await (const alert of eachItem((cursor) => client.GET('/v1/alerts', { params: { query: { cursor } } })))
 */
export async function* eachItem<Item>(
  readPage: (cursor: string | undefined) => Promise<Listed<Item>>,
): AsyncGenerator<Item, void> {
  let cursor: string | undefined;
  do {
    const { data: page } = await readPage(cursor);
    if (!page) return;
    yield* page.data;
    cursor = page.meta.page.cursor ?? undefined;
  } while (cursor !== undefined);
}
