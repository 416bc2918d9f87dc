import pg from 'pg';
import { describeWithoutMessage } from './describe-error';

export function errorFields(error: unknown): object {
  const where = error instanceof pg.DatabaseError && { constraint: error.constraint, routine: error.routine };
  return { error: describeWithoutMessage(error), ...where };
}
