import { STATUS_CODES } from 'node:http';
import { FastResponse } from 'srvx/node';
import { apiVersion } from '@/lib/domain/answer';
import type { ApiError } from '@/lib/platform/errors/errors';
import type { StoredAnswer } from '@/lib/platform/idempotency';
import { newToken } from '@/lib/platform/ids';
import { transportHeaders } from './callers/https';
import { problemBody } from './problem';

/** The caller's own `X-Request-Id` if it is well formed, otherwise a new one (API §1.4). */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given && /^[A-Za-z0-9._-]{1,128}$/.test(given) ? given : newToken('req');
}

/** The headers of every response (API §1.4). Rate headers are added once the caller's bucket is known. */
export function commonHeaders(requestId: string): Record<string, string> {
  return {
    'X-Request-Id': requestId,
    'X-API-Version': apiVersion,
    'Cache-Control': 'no-store',
    ...transportHeaders(),
  };
}

/** A response whose body may be a stream. Streams are never stored. */
export type Answered = Omit<StoredAnswer, 'body'> & {
  body: StoredAnswer['body'] | ReadableStream<Uint8Array<ArrayBuffer>>;
};

export function respond({ status, headers, body }: Answered, common: Record<string, string>): Response {
  return new FastResponse(body, {
    status,
    statusText: STATUS_CODES[status],
    headers: { ...(body !== null && { 'Content-Type': 'application/json' }), ...common, ...headers },
  });
}

export const refusalOf = (error: ApiError, requestId: string): StoredAnswer => ({
  status: error.status,
  headers: error.headers,
  body: problemBody(error, requestId),
});
