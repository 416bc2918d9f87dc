import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { ApiError, ClientLeft, ServiceUnavailable, Unauthorized } from '@/lib/platform/errors/errors';
import { boundedDetails, maxDetails } from '@/lib/platform/errors/fault-details';
import { log } from '@/lib/platform/errors/log';
import { temporaryFailure } from '@/lib/platform/database/temporary-failure';

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Internals are logged and never part of the message. */
export function toApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ClientLeft) log.debug({ request_id: requestId }, 'the client has left');
  if (error instanceof ApiError) return error;
  const temporary = temporaryFailure(error);
  if (temporary) {
    // One line, because there is one per request while the database is down.
    log.warn({ request_id: requestId, code: temporary.code }, 'the database could not serve a request');
    return new ServiceUnavailable(undefined, temporary.retryAfterSeconds);
  }
  log.error(
    { request_id: requestId, code: codeOf(error), error: describeWithoutMessage(error) },
    'request failed',
  );
  return new ApiError('INTERNAL_ERROR', 500, 'Something went wrong on our side.');
}

function boundedMessage({ message, details = [] }: ApiError): string {
  return details.length > maxDetails
    ? `${message} Only the first ${maxDetails} problems are listed.`
    : message;
}

/** API §9.1: authentication errors are flat, all others are nested. */
export function problemBody(error: ApiError, requestId: string): string {
  const { code, details, message: refusal } = error;
  if (error instanceof Unauthorized) {
    return JSON.stringify({ error: code, message: refusal, request_id: requestId });
  }
  const shown = details && { details: boundedDetails(details) };
  const message = boundedMessage(error);
  return JSON.stringify({ error: { code, message, request_id: requestId, ...shown } });
}
