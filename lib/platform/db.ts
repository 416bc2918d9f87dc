import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '@/generated/prisma/client';
import type { Context } from './context';
import { env } from './env';

const dateOid = 1082;

/** Dates stay text: as a Date, a calendar date would be a day earlier west of Greenwich. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === dateOid ? (text: string) => text : pg.types.getTypeParser(oid, format),
};

/** In UTC: the Prisma adapter drops time-zone offsets. */
export function openPool(max: number) {
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max, types, options: '-c timezone=UTC' });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
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

export const db = () => (opened ??= open());

export async function closeDb(): Promise<void> {
  const closing = opened;
  opened = undefined;
  await closing?.prisma.$disconnect();
  await closing?.pool.end();
  await closing?.readers.end();
}

/** The project whose rows row-level security lets each connection read. */
const visibleProject = new WeakMap<pg.PoolClient, number>();

export interface Statement {
  /** Of the prepared statement. A name always has the same text. */
  name?: string;
  text: string;
  values: unknown[];
}

/** For hot lists (docs/adr/0008). On its own pool: the project set on a connection must not reach a transaction. */
export async function readRows<Row extends pg.QueryResultRow>(
  ctx: Context,
  statement: Statement,
): Promise<Row[]> {
  const client = await db().readers.connect();
  try {
    if (visibleProject.get(client) !== ctx.project.id) {
      visibleProject.delete(client);
      await client.query(`select set_config('app.project_id', $1, false)`, [String(ctx.project.id)]);
      visibleProject.set(client, ctx.project.id);
    }
    return (await client.query<Row>(statement)).rows;
  } finally {
    client.release();
  }
}
