import { describeWithoutMessage } from './describe-error';
import { ApiError } from './errors';
import { log } from './log';
import { temporaryFailure } from './temporary-failure';

/** Logs what nobody is told of otherwise: neither a refusal, nor a failure of the database that passes. */
export function logFault(error: unknown, fields: Record<string, string | number>, message: string): void {
  if (error instanceof ApiError || temporaryFailure(error)) return;
  log.error({ ...fields, error: describeWithoutMessage(error) }, message);
}
