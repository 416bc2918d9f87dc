import { NotFound } from '@/lib/platform/errors/errors';
import type { Exchange } from './exchange';
import { isWithinPage } from './callers/peer';
import { toApiError } from './problem';
import { type Answered, commonHeaders, refusalOf, requestIdOf, respond } from './respond';

export type Route = (request: Request) => Promise<Response>;

export type Arrival = Pick<Exchange, 'request' | 'requestId' | 'common'>;

/** Adds the common headers to every response, including errors. */
export async function serve(
  request: Request,
  work: (arrival: Arrival) => Promise<Answered>,
): Promise<Response> {
  const requestId = requestIdOf(request);
  const common = commonHeaders(requestId);
  try {
    // Next creates routes from the same files. Behind our front it only serves pages.
    if (isWithinPage()) throw new NotFound('path');
    return respond(await work({ request, requestId, common }), common);
  } catch (thrown) {
    return respond(refusalOf(toApiError(thrown, requestId), requestId), common);
  }
}
