import type { ApiError } from '@/lib/platform/errors/errors';
import { countUnserved, limitDocument, limitMonitor } from './callers/admit';
import { type Arrival, type Route, serve } from './serve';

type Handler = () => Promise<{ status: number; headers?: Record<string, string>; body: object }>;

const uncredentialed =
  (count: (arrival: Arrival) => void) =>
  (handler: Handler): Route =>
  (request) =>
    serve(request, async (arrival) => {
      count(arrival);
      const { status, headers = {}, body } = await handler();
      return { status, headers, body: JSON.stringify(body) };
    });

/** Serves monitors, which need no key. */
export const openRoute = uncredentialed(({ request, common }) => limitMonitor(request, common));

/** Serves a public document. */
export const documentRoute = uncredentialed(limitDocument);

/** For a request that was already counted; `counted` are its rate headers. */
export const refusingCounted =
  (error: ApiError, counted: Record<string, string>): Route =>
  (request) =>
    serve(request, async ({ common }) => {
      Object.assign(common, counted);
      throw error;
    });

export const refusing =
  (errorOf: () => ApiError): Route =>
  (request) =>
    serve(request, async (arrival) => {
      await countUnserved(arrival);
      throw errorOf();
    });
