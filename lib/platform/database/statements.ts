import pg from 'pg';
import type { Context } from '../context';
import { db } from './db';
import type { Transaction } from './transaction';

// Our own statements, sent with `pg` (docs/adr/0102). A named one is parsed and planned once per connection.

export interface Statement {
  /** Name of the prepared statement. A name always has the same text. */
  name?: string;
  text: string;
  values: unknown[];
}

const names = new Map<string, string>();
/** Maximum per process, because each connection keeps its statements and callers choose sorts and filters. */
const maxNames = 128;

/**
 * Name for a generated statement. Not an LRU cache: a connection keeps what it has prepared, so evicting a
 * name would free nothing.
 */
export function statementNameOf(text: string): string | undefined {
  if (names.size < maxNames && !names.has(text)) names.set(text, `list-${names.size}`);
  return names.get(text);
}

/**
 * Part of every name after the first failure. Changing it makes every connection prepare its statements
 * again.
 */
let generation = 0;

const nameIn = (of: number, name: string | undefined) => (name && of > 0 ? `${name}.${of}` : name);

/**
 * The error of PostgreSQL after a migration has changed the result of `select *`. The statement was not
 * executed.
 */
const hasOutlivedItsTable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** The statement failed for a reason that no longer applies when it is repeated. */
class StalePlan extends Error {
  /** An SQLSTATE that a retry may resolve. */
  readonly code = '40001';
}

/** Rows returned by a statement on a connection that the caller has taken from a pool. */
export async function rowsOn<Row extends pg.QueryResultRow>(
  connection: pg.ClientBase,
  statement: Statement,
): Promise<Row[]> {
  const sent = generation;
  try {
    const { name, text, values } = statement;
    return (await connection.query<Row>({ name: nameIn(sent, name), text, values })).rows;
  } catch (error) {
    if (!hasOutlivedItsTable(error)) throw error;
    // Other statements may have hit it at the same time; the first one raises the generation.
    if (generation === sent) generation += 1;
    throw new StalePlan('A migration changed what a prepared statement returns.', { cause: error });
  }
}

/** The project whose rows row-level security exposes to each connection. */
const visibleProject = new WeakMap<pg.ClientBase, number>();

async function showProject(connection: pg.ClientBase, { project }: Context): Promise<void> {
  if (visibleProject.get(connection) === project.id) return;
  visibleProject.delete(connection);
  await connection.query({
    name: 'show-project',
    text: `select set_config('app.project_id', $1, false)`,
    values: [String(project.id)],
  });
  visibleProject.set(connection, project.id);
}

/** Uses a separate pool, because the project set on a connection must not reach a transaction. */
async function rowsOnOwnConnection<Row extends pg.QueryResultRow>(
  ctx: Context | null,
  statement: Statement,
): Promise<Row[]> {
  const connection = await db().statements.connect();
  try {
    if (ctx) await showProject(connection, ctx);
    return await rowsOn<Row>(connection, statement);
  } finally {
    connection.release();
  }
}

async function rowsWithRetry<Row extends pg.QueryResultRow>(
  ctx: Context | null,
  statement: Statement,
): Promise<Row[]> {
  try {
    return await rowsOnOwnConnection<Row>(ctx, statement);
  } catch (error) {
    if (error instanceof StalePlan) return rowsOnOwnConnection<Row>(ctx, statement);
    throw error;
  }
}

/** Rows returned by a statement, in the context's transaction if there is one, otherwise by itself. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  ctx: Context,
  statement: Statement,
): Promise<Row[]> {
  if (ctx.transaction) return rowsWithin<Row>(ctx.transaction, statement);
  return rowsWithRetry<Row>(ctx, statement);
}

/**
 * As `rowsOf`, for statements that read many rows in a large project: lists, counts, searches, analytics. They have a
 * share of the connections, so that others need not wait for them (docs/adr/0155).
 */
export async function rowsInShare<Row extends pg.QueryResultRow>(
  ctx: Context,
  statement: Statement,
): Promise<Row[]> {
  if (ctx.transaction) return rowsWithin<Row>(ctx.transaction, statement);
  return db().shares.statements.run(ctx, () => rowsWithRetry<Row>(ctx, statement));
}

/**
 * Rows returned by a statement without a single project, such as a function that finds the holder of a key.
 * The project set on its connection is undefined.
 */
export const rowsOfAnyProject = <Row extends pg.QueryResultRow>(statement: Statement): Promise<Row[]> =>
  rowsWithRetry<Row>(null, statement);

/** Rows returned by a statement inside a transaction. */
export async function rowsWithin<Row extends pg.QueryResultRow>(
  tx: Transaction,
  statement: Statement,
): Promise<Row[]> {
  return rowsOn<Row>(db().connections.of(tx), statement);
}
