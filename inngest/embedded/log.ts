import pg from 'pg';

export interface RunnerLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** PostgreSQL quotes rows in its messages, so of its errors only the code is logged. */
export function errorFields(error: unknown): object {
  if (error instanceof pg.DatabaseError) {
    return { error: error.name, code: error.code, constraint: error.constraint, routine: error.routine };
  }
  return error instanceof Error ? { error: error.name, message: error.message } : { error: typeof error };
}
