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
export function nameOf(text: string): string | undefined {
  if (names.size < maxNames && !names.has(text)) names.set(text, `list-${names.size}`);
  return names.get(text);
}

/**
 * Part of every name after the first failure. Changing it makes every connection prepare its statements
 * again.
 */
let edition = 0;

const nameIn = (of: number, name: string | undefined) => (name && of > 0 ? `${name}.${of}` : name);

/**
 * The error of PostgreSQL after a migration has changed the result of `select *`. The statement was not
 * executed.
 */
const hasOutlivedItsTable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** The statement failed for a reason that no longer applies when it is repeated. */
class PreparedAnew extends Error {
  /** An SQLSTATE that a retry may resolve. */
  readonly code = '40001';
}

async function send<Row extends pg.QueryResultRow>(
  connection: pg.ClientBase,
  statement: Statement,
): Promise<Row[]> {
  const sent = edition;
  try {
    const { name, text, values } = statement;
    return (await connection.query<Row>({ name: nameIn(sent, name), text, values })).rows;
  } catch (error) {
    if (!hasOutlivedItsTable(error)) throw error;
    // Other statements may have hit it at the same time; the first one raises the edition.
    if (edition === sent) edition += 1;
    throw new PreparedAnew('A migration changed what a prepared statement returns.', { cause: error });
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
async function rowsAlone<Row extends pg.QueryResultRow>(
  ctx: Context | null,
  statement: Statement,
): Promise<Row[]> {
  const connection = await db().statements.connect();
  try {
    if (ctx) await showProject(connection, ctx);
    return await send<Row>(connection, statement);
  } finally {
    connection.release();
  }
}

async function rowsAtLast<Row extends pg.QueryResultRow>(
  ctx: Context | null,
  statement: Statement,
): Promise<Row[]> {
  try {
    return await rowsAlone<Row>(ctx, statement);
  } catch (error) {
    if (error instanceof PreparedAnew) return rowsAlone<Row>(ctx, statement);
    throw error;
  }
}

/** Rows returned by a statement, in the context's transaction if there is one, otherwise by itself. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  ctx: Context,
  statement: Statement,
): Promise<Row[]> {
  return ctx.transaction ? rowsWithin<Row>(ctx.transaction, statement) : rowsAtLast<Row>(ctx, statement);
}

/**
 * Rows returned by a statement without a single project, such as a function that finds the holder of a key.
 * The project set on its connection is undefined.
 */
export const rowsOfAnyProject = <Row extends pg.QueryResultRow>(statement: Statement): Promise<Row[]> =>
  rowsAtLast<Row>(null, statement);

/** Rows returned by a statement on a connection that the caller has taken from a pool. */
export const rowsOn = <Row extends pg.QueryResultRow>(
  connection: pg.ClientBase,
  statement: Statement,
): Promise<Row[]> => send<Row>(connection, statement);

/** Rows returned by a statement inside a transaction. */
export async function rowsWithin<Row extends pg.QueryResultRow>(
  tx: Transaction,
  statement: Statement,
): Promise<Row[]> {
  return send<Row>(db().connections.of(tx), statement);
}
