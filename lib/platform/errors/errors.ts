import type { DetailCode } from './detail-codes';

export interface ErrorDetail {
  field: string;
  message: string;
  code: DetailCode;
}

export type ErrorCode =
  | 'VALIDATION_ERROR'
  | 'INVALID_JSON'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'TOKEN_EXPIRED'
  | 'METHOD_NOT_ALLOWED'
  | 'INVALID_STATE'
  | 'IDEMPOTENCY_IN_PROGRESS'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'REQUEST_TIMEOUT'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RATE_LIMITED'
  | 'INTERNAL_ERROR'
  | 'SERVICE_UNAVAILABLE';

/** An error whose code and message the caller sees (API §9); any other error becomes INTERNAL_ERROR. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly status: number,
    message: string,
    readonly details?: ErrorDetail[],
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}

export class ValidationFailed extends ApiError {
  constructor(details: ErrorDetail[], message = 'The request is not valid.') {
    super('VALIDATION_ERROR', 400, message, details);
  }
}

export class InvalidJson extends ApiError {
  constructor() {
    super('INVALID_JSON', 400, 'The body is not valid JSON.');
  }
}

export class Unauthorized extends ApiError {
  constructor(message = 'The API key is missing or invalid.') {
    super('UNAUTHORIZED', 401, message, undefined, { 'WWW-Authenticate': 'Bearer realm="Probity"' });
  }
}

/** RFC 6749 §5.2, and the two codes of its §4.1.2.1 for a temporary and an internal error. */
export const oauthErrorCodes = [
  'invalid_request',
  'invalid_client',
  'unsupported_grant_type',
  'invalid_scope',
  'temporarily_unavailable',
  'server_error',
] as const;
export type OauthErrorCode = (typeof oauthErrorCodes)[number];

/** A refusal by the token endpoint, the only one in this format (API §2.2). */
export class OauthRefusal extends Error {
  constructor(
    readonly code: OauthErrorCode,
    message: string,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

export class Forbidden extends ApiError {
  constructor(message: string, details?: ErrorDetail[]) {
    super('FORBIDDEN', 403, message, details);
  }
}

export class NotFound extends ApiError {
  constructor(resource: string) {
    super('NOT_FOUND', 404, `No such ${resource}.`);
  }
}

export class TokenExpired extends ApiError {
  constructor(kind: 'pull' | 'start') {
    super('TOKEN_EXPIRED', 404, `The ${kind} token has expired.`);
  }
}

export class MethodNotAllowed extends ApiError {
  constructor(allowed: readonly string[]) {
    super('METHOD_NOT_ALLOWED', 405, `Use ${allowed.join(' or ')}.`, undefined, {
      Allow: allowed.join(', '),
    });
  }
}

const movesSaid = (allowed: readonly string[]) =>
  allowed.length > 0 ? `it allows ${allowed.join(', ')}` : 'it allows no move';

export class InvalidState extends ApiError {
  constructor(resource: string, status: string, action: string, allowed: readonly string[]) {
    super(
      'INVALID_STATE',
      409,
      `Cannot ${action.replaceAll('_', ' ')}: the ${resource} is ${status}, and ${movesSaid(allowed)}.`,
    );
  }
}

/** A compare-and-set failed: another request changed the resource after it was read. */
export class Conflict extends ApiError {
  constructor(message: string) {
    super('INVALID_STATE', 409, message);
  }
}

/** A `Conflict` on a resource with a lifecycle. The message names the state after the other request. */
export class ChangedMeanwhile extends Conflict {
  constructor(resource: string, status: string, allowed: readonly string[]) {
    super(
      `Someone else changed the ${resource} at the same moment: it is ${status} now, and ${movesSaid(allowed)}.`,
    );
  }
}

/** A move of the lifecycle that needs more than its status: one detail for each condition that is not met. */
export class ConditionsUnmet extends ApiError {
  constructor(message: string, details: ErrorDetail[]) {
    super('INVALID_STATE', 409, message, details);
  }
}

export class IdempotencyInProgress extends ApiError {
  constructor() {
    super(
      'IDEMPOTENCY_IN_PROGRESS',
      409,
      'The first request with this Idempotency-Key is still running.',
      undefined,
      {
        'Retry-After': '1',
      },
    );
  }
}

export class IdempotencyKeyReused extends ApiError {
  constructor(status: 400 | 422) {
    super(
      'IDEMPOTENCY_KEY_REUSED',
      status,
      'This Idempotency-Key was already used with a different request.',
    );
  }
}

/** Refused before the request could be routed. */
export class MalformedRequest extends ApiError {
  constructor(message: string) {
    super('VALIDATION_ERROR', 400, message);
  }
}

/** A version (505) or a coding (501) of HTTP that is not served. */
export class UnsupportedHttp extends ApiError {
  constructor(status: 501 | 505, message: string) {
    super('VALIDATION_ERROR', status, message);
  }
}

export class RequestTimeout extends ApiError {
  constructor() {
    super('REQUEST_TIMEOUT', 408, 'The request did not arrive in time.');
  }
}

export class PayloadTooLarge extends ApiError {
  constructor(maxBytes: number) {
    super('PAYLOAD_TOO_LARGE', 413, `The body is larger than ${maxBytes} bytes.`);
  }
}

export class UnsupportedMediaType extends ApiError {
  constructor(mediaType = 'application/json') {
    super('UNSUPPORTED_MEDIA_TYPE', 415, `Send the body as ${mediaType}.`);
  }
}

export class RateLimited extends ApiError {
  constructor(retryAfterSeconds: number) {
    super('RATE_LIMITED', 429, 'Too many requests.', undefined, { 'Retry-After': String(retryAfterSeconds) });
  }
}

/** The client disconnected. Not an error of the service, and not stored as an answer. */
export class ClientLeft extends ApiError {
  constructor() {
    super('SERVICE_UNAVAILABLE', 503, 'The client has left.');
  }
}

export class ServiceUnavailable extends ApiError {
  constructor(message = 'The service is not available; try again shortly.', retryAfterSeconds = 5) {
    super('SERVICE_UNAVAILABLE', 503, message, undefined, { 'Retry-After': String(retryAfterSeconds) });
  }
}
