import { Socket } from 'node:net';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from '@/generated/prisma/client';
import type { Context } from './context';
import { type DatabaseProfile, selectedProfile } from './database-profiles';
import { DatabaseSilent, type DatabaseState, DatabaseWatch } from './database-watch';
import { env } from './env';

/** Clears a JSON column; a plain null would be the JSON value. */
export const nullOfJson = Prisma.DbNull;

/** As rows hold decimals. */
export const decimalOrNull = (value: number | null) => (value === null ? null : new Prisma.Decimal(value));

/** A part of a statement, with its values. */
export const sqlPart = Prisma.sql;

const dateOid = 1082;

/** Dates stay text: as a Date, a calendar date would be a day earlier west of Greenwich. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === dateOid ? (text: string) => text : pg.types.getTypeParser(oid, format),
};

/** Reaches every server: one that does not know a setting is not asked to set it. */
const setTransactionTimeout = `
  select set_config(name, $1, false) from pg_settings where name = 'transaction_timeout'`;

/** In UTC: the Prisma adapter drops time-zone offsets. */
function sessionOptions({ session }: DatabaseProfile): string {
  return Object.entries({ timezone: 'UTC', ...session })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

let watch: DatabaseWatch | undefined;

export const transactionLimits = () => selectedProfile().transaction;

const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

function watchDatabase(): DatabaseWatch {
  return new DatabaseWatch({
    connectionString: env.DATABASE_URL,
    ...keepAlive,
    // The least that PostgreSQL allows, so that a few rows are written to a file.
    options: '-c work_mem=64kB',
  });
}

function openSocket({ watched, silenceTimeoutMs }: DatabaseProfile): Socket {
  const socket = watched ? (watch ??= watchDatabase()).openSocket() : new Socket();
  return socket.setTimeout(silenceTimeoutMs, () => {
    socket.destroy(new DatabaseSilent());
  });
}

export async function databaseState(): Promise<DatabaseState> {
  return (watch ??= watchDatabase()).state();
}

export function openPool(max: number) {
  const profile = selectedProfile();
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max,
    types,
    ...keepAlive,
    connectionTimeoutMillis: profile.transaction.maxWait,
    options: sessionOptions(profile),
    stream: () => openSocket(profile),
    onConnect: async (client) => {
      await client.query(setTransactionTimeout, [String(profile.transactionTimeoutMs)]);
    },
  });
  // The pool replaces a connection that breaks; without a listener the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function open() {
  const pool = openPool(env.PROBITY_POOL_SIZE);
  return {
    pool,
    prisma: new PrismaClient({ adapter: new PrismaPg(pool) }),
    /** For single statements, which commit by themselves: the lists, and functions that read or change rows. */
    statements: openPool(env.PROBITY_POOL_SIZE),
  };
}

let opened: ReturnType<typeof open> | undefined;

export const db = () => (opened ??= open());

export async function closeDb(): Promise<void> {
  const closing = opened;
  opened = undefined;
  await closing?.prisma.$disconnect();
  await closing?.pool.end();
  await closing?.statements.end();
  await watch?.stop();
  watch = undefined;
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
  const client = await db().statements.connect();
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
