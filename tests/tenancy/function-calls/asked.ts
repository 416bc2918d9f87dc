import type { QueryResultRow } from 'pg';

/**
 * What a call is made with. It is made twice in a transaction that is rolled back: before the project has a twin, and
 * with it.
 */
export interface Asked {
  /** Ids of the projects. Before there is a twin, no project has the id `twin`. */
  own: number;
  twin: number;
  /** A token that both projects have, by its prefix or its name. */
  token(kind: string): string;
  rows<Row extends QueryResultRow = QueryResultRow>(text: string, ...values: unknown[]): Promise<Row[]>;
}

export interface Call {
  /** The name of the function. */
  of: string;
  /** Adds what the call needs beyond a filled project. */
  prepare?(asked: Asked): Promise<unknown>;
  /** Makes the twin's rows differ, once there is a twin. */
  differ?(asked: Asked): Promise<unknown>;
  /** Calls the function. Returns its result and those changed rows that could be wrong. */
  make(asked: Asked): Promise<unknown>;
  /** The function works for every project, so it may change the twin's rows. */
  isOfEveryProject?: boolean;
}

export type Calls = Record<string, Call>;

/** The error code of a statement. */
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
  rows(
    `insert into sample_projects (project_id, token, status, requested_at) values ($1, 'smp_1', $2, now())`,
    project,
    status,
  );

/** Makes the entity that belongs to no case of the project a member of the twin's case. */
export const addMember = ({ rows, twin, token }: Asked) =>
  rows(
    `insert into case_entities (project_id, case_token, entity_token, role, created_at)
     values ($1, $2, $3, 'Director', now())`,
    twin,
    token('cas'),
    token('held'),
  );
