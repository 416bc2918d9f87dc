import type { components } from './schema.ts';

export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorDetail = components['schemas']['ErrorDetail'];

/** An error answer. Act on `code`; `message` is for people and may change. */
export class ProbityError extends Error {
  override readonly name = 'ProbityError';

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    /** Quote it to support. */
    readonly requestId: string | null,
    /** One for each field that is wrong. */
    readonly details: readonly ErrorDetail[],
    /** Seconds to wait before the next attempt; null where the answer names none. */
    readonly retryAfter: number | null,
  ) {
    super(message);
  }
}

interface ErrorBody {
  error?: { code: ErrorCode; message: string; details?: ErrorDetail[] } | ErrorCode;
  message?: string;
}

/** Reads both forms: a failed authentication is told in a flat one. */
export async function problemOf(response: Response): Promise<ProbityError> {
  const body = ((await response.json().catch(() => null)) ?? {}) as ErrorBody; // any error answer is one
  const error =
    typeof body.error === 'object'
      ? body.error
      : {
          code: body.error ?? 'INTERNAL_ERROR',
          message: body.message ?? `The server did not say what went wrong (status ${response.status}).`,
        };
  const retryAfter = response.headers.get('retry-after');
  return new ProbityError(
    response.status,
    error.code,
    error.message,
    response.headers.get('x-request-id'),
    'details' in error ? (error.details ?? []) : [],
    retryAfter === null ? null : Number(retryAfter),
  );
}
