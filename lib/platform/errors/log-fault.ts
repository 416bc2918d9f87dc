import { describeWithoutMessage } from './describe-error';
import { ApiError } from './errors';
import { log } from './log';
import { temporaryFailure } from '../database/temporary-failure';

/** Logs failures that nobody sees otherwise. Not refusals, nor temporary failures of the database. */
export function logFault(error: unknown, fields: Record<string, string | number>, message: string): void {
  if (error instanceof ApiError || temporaryFailure(error)) return;
  log.error({ ...fields, error: describeWithoutMessage(error) }, message);
}
