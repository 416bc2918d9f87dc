import pg from 'pg';
import { describeWithoutMessage } from '@/lib/platform/describe-error';

export interface RunnerLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export function errorFields(error: unknown): object {
  const where = error instanceof pg.DatabaseError && { constraint: error.constraint, routine: error.routine };
  return { error: describeWithoutMessage(error), ...where };
}
