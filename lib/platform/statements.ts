import pg from 'pg';
import type { Context } from './context';
import { db } from './db';
import type { Transaction } from './transaction';

// Statements of our own, sent by `pg` (docs/adr/0102). One with a name is parsed and planned once for each connection.

export interface Statement {
  /** Of the prepared statement. A name always has the same text. */
  name?: string;
  text: string;
  values: unknown[];
}

const names = new Map<string, string>();
/** Each connection keeps its statements. Callers choose sorts and filters; limits are values, so that they make no more. */
const maxNames = 64;

/** For a statement that is put together. No LRU cache: a connection keeps what it has prepared, so evicting a name frees nothing. */
export function nameOf(text: string): string | undefined {
  if (names.size < maxNames && !names.has(text)) names.set(text, `list-${names.size}`);
  return names.get(text);
}

/** Part of every name. A new one has every connection prepare its statements anew. */
let edition = 0;

const prepared = ({ name, ...statement }: Statement, of: number) =>
  name === undefined ? statement : { ...statement, name: `${name}.${of}` };

/** What PostgreSQL says once a migration has changed what `select *` returns. The statement was not executed. */
const hasOutlivedItsTable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** The statement failed for a reason that is gone when it is repeated. */
class PreparedAnew extends Error {
  /** The SQLSTATE of what a repeat may heal. */
  readonly code = '40001';
}

async function send<Row extends pg.QueryResultRow>(
  connection: pg.ClientBase,
  statement: Statement,
): Promise<Row[]> {
  const sent = edition;
  try {
    return (await connection.query<Row>(prepared(statement, sent))).rows;
  } catch (error) {
    if (!hasOutlivedItsTable(error)) throw error;
    // Others may have met it at the same time.
    if (edition === sent) edition += 1;
    throw new PreparedAnew('A migration changed what a prepared statement returns.', { cause: error });
  }
}

/** The project whose rows row-level security lets each connection read. */
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

async function rowsAlone<Row extends pg.QueryResultRow>(ctx: Context, statement: Statement): Promise<Row[]> {
  // Of a pool of its own: the project that is set on a connection must not reach a transaction.
  const connection = await db().statements.connect();
  try {
    await showProject(connection, ctx);
    return await send<Row>(connection, statement);
  } finally {
    connection.release();
  }
}

/**
 * The rows that a statement returns, which is a transaction by itself. It does not see what the transaction that the context
 * may carry has written.
 */
export async function rowsOf<Row extends pg.QueryResultRow>(
  ctx: Context,
  statement: Statement,
): Promise<Row[]> {
  try {
    return await rowsAlone<Row>(ctx, statement);
  } catch (error) {
    if (error instanceof PreparedAnew) return rowsAlone<Row>(ctx, statement);
    throw error;
  }
}

/** The rows that a statement returns within a transaction. */
export const rowsWithin = <Row extends pg.QueryResultRow>(
  tx: Transaction,
  statement: Statement,
): Promise<Row[]> => send<Row>(db().connections.of(tx), statement);
