import type { QueryResultRow } from 'pg';

/** A call is made twice in a transaction that is undone: before the project has a twin, and with it. */
export interface Asked {
  /** Ids of the projects. While there is no twin, no project has its id. */
  own: number;
  twin: number;
  /** A token that both have, by its prefix or by what it is. */
  token(kind: string): string;
  rows<Row extends QueryResultRow = QueryResultRow>(text: string, ...values: unknown[]): Promise<Row[]>;
}

export interface Call {
  /** The function. */
  of: string;
  /** What the call needs that a filled project does not have. */
  prepare?(asked: Asked): Promise<unknown>;
  /** What makes the twin's rows differ, only once there is a twin. */
  differ?(asked: Asked): Promise<unknown>;
  /** Calls the function. Returns its result and, of what it changes, the rows that could be wrong. */
  make(asked: Asked): Promise<unknown>;
  /** The function works for every project, so it may change the twin's rows. */
  isOfEveryProject?: boolean;
}

export type Calls = Record<string, Call>;

/** The code of the error that a statement ends with. */
export async function refusalOf({ rows }: Asked, text: string, ...values: unknown[]): Promise<string> {
  await rows('savepoint before_refusal');
  const code = await rows(text, ...values).then(
    () => 'not refused',
    (error: { code: string }) => error.code,
  );
  await rows('rollback to savepoint before_refusal');
  return code;
}

/** Rewrites the project's own rows, so that a scan of the whole table finds the twin's first. */
export const findLast = ({ rows, own }: Asked, table: string) =>
  rows(`update ${table} set project_id = project_id where project_id = $1`, own);

export const makeSample = ({ rows }: Asked, project: number, status: string) =>
  rows(`insert into sample_projects (project_id, token, status) values ($1, 'smp_1', $2)`, project, status);
