import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '@/generated/prisma/client';
import type { Context } from './context';
import { env } from './env';

const dateOid = 1082;

/** A calendar date stays the text it is: as a Date it would be a day earlier west of Greenwich. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === dateOid ? (text: string) => text : pg.types.getTypeParser(oid, format),
};

/** All times are UTC: the Prisma adapter drops offsets, so the connection must not have one. */
export function openPool(max: number) {
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max, types, options: '-c timezone=UTC' });
  // An idle connection that breaks (a restarted server) is replaced by the pool; without a listener it would end us.
  pool.on('error', () => {});
  return pool;
}

function open() {
  const pool = openPool(env.PROBITY_POOL_SIZE);
  return {
    pool,
    prisma: new PrismaClient({ adapter: new PrismaPg(pool) }),
    readers: openPool(env.PROBITY_POOL_SIZE),
  };
}

let opened: ReturnType<typeof open> | undefined;

/** Opened at first use: a build imports this module and has no database. */
export const db = () => (opened ??= open());

export async function closeDb(): Promise<void> {
  const closing = opened;
  opened = undefined;
  await closing?.prisma.$disconnect();
  await closing?.pool.end();
  await closing?.readers.end();
}

/** The project that row-level security shows each reading connection. */
const shownProject = new WeakMap<pg.PoolClient, number>();

export interface Statement {
  /** Names the prepared statement; the same name always goes with the same text. */
  name?: string;
  text: string;
  values: unknown[];
}

/**
 * One read outside any transaction, for the few hot lists: a single round trip where the connection already shows
 * the project. Its pool is its own, so that a project left on a connection never reaches a transaction.
 */
export async function readRows<Row extends pg.QueryResultRow>(
  ctx: Context,
  statement: Statement,
): Promise<Row[]> {
  const client = await db().readers.connect();
  try {
    if (shownProject.get(client) !== ctx.project.id) {
      shownProject.delete(client);
      await client.query(`select set_config('app.project_id', $1, false)`, [String(ctx.project.id)]);
      shownProject.set(client, ctx.project.id);
    }
    return (await client.query<Row>(statement)).rows;
  } finally {
    client.release();
  }
}
