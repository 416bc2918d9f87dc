import pg from 'pg';

/** The part of pino that the runner uses. */
export interface RunnerLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What a log may hold of an error: PostgreSQL quotes rows in its messages, so of those only the code is kept. */
export function faultFields(error: unknown): object {
  if (error instanceof pg.DatabaseError) {
    return { error: error.name, code: error.code, constraint: error.constraint, routine: error.routine };
  }
  return error instanceof Error ? { error: error.name, message: error.message } : { error: typeof error };
}
