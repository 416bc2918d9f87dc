import type { ApiError } from '@/lib/platform/errors';
import { limitAddress, noteMonitor } from './admit';
import { toApiError } from './problem';
import { commonHeaders, refusalOf, requestIdOf, respond } from './respond';
import type { Route } from './route';

/** Serves a monitor, which needs no key and is never refused. */
export function openRoute(handler: () => Promise<{ status: number; body: object }>): Route {
  return async (request) => {
    const common = commonHeaders(requestIdOf(request));
    noteMonitor(request, common);
    const { status, body } = await handler();
    return respond({ status, headers: {}, body: JSON.stringify(body) }, common);
  };
}

export function refusing(errorOf: () => ApiError): Route {
  return async (request) => {
    const requestId = requestIdOf(request);
    const common = commonHeaders(requestId);
    try {
      limitAddress(request, common);
      throw errorOf();
    } catch (thrown) {
      return respond(refusalOf(toApiError(thrown, requestId), requestId), common);
    }
  };
}
