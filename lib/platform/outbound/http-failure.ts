import { errors } from 'undici';

export type HttpFailureReason = 'timeout' | 'unavailable' | 'refused' | 'invalid_answer';

/**
 * Contains at most the source's name and a status: URLs may name a person, and responses may contain
 * anything.
 */
export class HttpFailed extends Error {
  constructor(
    readonly source: string,
    readonly reason: HttpFailureReason,
    readonly detail: string,
    readonly status: number | null = null,
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
  ) {
    super(`${source}: ${detail}`, options);
    this.name = 'HttpFailed';
  }

  get retryable(): boolean {
    return this.reason === 'timeout' || this.reason === 'unavailable';
  }
}

export function invalidAnswer(source: string, detail: string, status: number | null = null): HttpFailed {
  return new HttpFailed(source, 'invalid_answer', detail, status);
}

const retryableStatuses = new Set([408, 429]);

export function statusFailure(
  source: string,
  status: number,
  retryAfter: string | string[] | undefined,
): HttpFailed {
  const detail = `answered ${status}`;
  if (status >= 500 || retryableStatuses.has(status)) {
    return new HttpFailed(source, 'unavailable', detail, status, retryAfterMs([retryAfter].flat()[0]));
  }
  if (status >= 400) return new HttpFailed(source, 'refused', detail, status);
  return invalidAnswer(source, detail, status);
}

/** RFC 9110, 10.2.3: whole seconds, or a date. Null when absent or neither. */
function retryAfterMs(header: string | undefined): number | null {
  if (header === undefined) return null;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}

export function transportFailure(source: string, maxBytes: number, error: unknown): HttpFailed {
  if (error instanceof HttpFailed) return error;
  if (error instanceof errors.ResponseExceededMaxSizeError) {
    return invalidAnswer(source, `the answer is larger than ${maxBytes} bytes`);
  }
  return new HttpFailed(source, 'unavailable', 'unreachable', null, null, { cause: error });
}
