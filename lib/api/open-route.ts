import type { ApiError } from '@/lib/platform/errors/errors';
import { countUnserved, limitMonitor } from './callers/admit';
import { type Route, serve } from './serve';

/** Serves monitors, which need no key. */
export const openRoute =
  (handler: () => Promise<{ status: number; headers?: Record<string, string>; body: object }>): Route =>
  (request) =>
    serve(request, async ({ common }) => {
      limitMonitor(request, common);
      const { status, headers = {}, body } = await handler();
      return { status, headers, body: JSON.stringify(body) };
    });

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
