import { Socket } from 'node:net';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from '@/generated/prisma/client';
import { type DatabaseProfile, selectedProfile } from './database-profiles';
import { DatabaseSilent, type DatabaseState, DatabaseWatch } from './database-watch';
import { FairShare } from '../work/fair-share';
import { ServiceUnavailable } from '../errors/errors';
import { env } from '../settings/env';
import { TransactionConnections } from './transaction-connections';

/** Clears a JSON column; a plain null would be the JSON value. */
export const nullOfJson = Prisma.DbNull;

export const { Decimal } = Prisma;

/** A piece of a statement, with its values. */
export const sqlFragment = Prisma.sql;

type Parse = (text: string) => unknown;

const parseAnyInstant: Parse = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

/**
 * Such as `2026-11-23 04:05:06.123+00`, the format of sessions in UTC, which Node parses twice as fast as
 * `pg`.
 */
const instantInUtc = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/;

const parseInstant: Parse = (text) =>
  instantInUtc.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : parseAnyInstant(text);

const parsers = new Map<number, Parse>([
  // Dates stay text: as a Date, a calendar date would be a day earlier west of Greenwich.
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.TIMESTAMPTZ, parseInstant],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};

/**
 * Works with every server: one that does not know the setting returns null. The view pg_settings would be
 * built completely.
 */
const setTransactionTimeout = `
  select pg_backend_pid() as backend, case when current_setting('transaction_timeout', true) is not null
    then set_config('transaction_timeout', $1, false) end`;

type NoteBackend = (backend: number, connection: pg.ClientBase) => void;

/** In UTC: the Prisma adapter drops time-zone offsets. */
function sessionOptions({ session }: DatabaseProfile): string {
  return Object.entries({ timezone: 'UTC', ...session })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

let watch: DatabaseWatch | undefined;

export const transactionLimits = () => selectedProfile().transaction;

/**
 * Longer than a person's pause between two clicks: a new connection and its first plans take some 30 ms, and a
 * burst would wait for many of them.
 */
const idleConnectionMs = 10 * 60_000;

/** Connections of a pool that are kept however long they are idle: see `openKeptConnections`. */
const keptOf = (max: number): number => Math.ceil(max / 2);

const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

function watchDatabase(): DatabaseWatch {
  return new DatabaseWatch({
    connectionString: env.DATABASE_URL,
    ...keepAlive,
    // The minimum that PostgreSQL allows, so that a few rows are written to a file.
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

export function openPool(max: number, noteBackend: NoteBackend = () => {}) {
  const profile = selectedProfile();
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max,
    min: keptOf(max),
    types,
    ...keepAlive,
    connectionTimeoutMillis: profile.transaction.maxWait,
    idleTimeoutMillis: idleConnectionMs,
    options: sessionOptions(profile),
    stream: () => openSocket(profile),
    onConnect: async (client) => {
      const { rows } = await client.query<{ backend: number }>(setTransactionTimeout, [
        String(profile.transactionTimeoutMs),
      ]);
      for (const { backend } of rows) noteBackend(backend, client);
    },
  });
  // The pool replaces a broken connection; without a listener the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Connections that stay free for short statements, which need no turn, however many projects have slow ones. */
const keptFree = 2;

const shareOfPool = () =>
  new FairShare({
    each: Math.ceil(env.PROBITY_POOL_SIZE / 2),
    together: Math.max(1, env.PROBITY_POOL_SIZE - keptFree),
    // More than the requests that a process admits, of which each reads a page and its total.
    maxWaiting: 1_024,
    maxWaitMs: transactionLimits().maxWait,
    refusal: () => new ServiceUnavailable('The project does much slow work at once; try again shortly.', 1),
  });

function open() {
  const connections = new TransactionConnections();
  const pool = openPool(env.PROBITY_POOL_SIZE, (backend, client) => connections.opened(backend, client));
  connections.follow(pool);
  return {
    pool,
    connections,
    prisma: new PrismaClient({ adapter: new PrismaPg(pool) }),
    /** For single statements that commit by themselves: lists, and functions that read or change rows. */
    statements: openPool(env.PROBITY_POOL_SIZE),
    shares: { statements: shareOfPool(), transactions: shareOfPool() },
  };
}

let opened: ReturnType<typeof open> | undefined;

export const db = () => (opened ??= open());

async function fill(pool: pg.Pool): Promise<void> {
  const taken: pg.PoolClient[] = [];
  try {
    // One after another: PostgreSQL starts a process for each, while it already serves others.
    while (taken.length < keptOf(pool.options.max)) taken.push(await pool.connect());
  } finally {
    for (const connection of taken) connection.release();
  }
}

/** Opens the connections that are kept, so that the first burst of requests does not wait for them. */
export async function openKeptConnections(): Promise<void> {
  const { pool, statements } = db();
  await fill(statements);
  await fill(pool);
}

/** Work that nobody waits for. */
const unawaited = new Set<Promise<void>>();

/** Lets work end before the connections are closed: later it would open new ones, and they keep a process from ending. */
export function endsBeforeClosing(work: Promise<void>): void {
  unawaited.add(work);
  void work.finally(() => unawaited.delete(work));
}

export async function closeDb(): Promise<void> {
  await Promise.all(unawaited);
  const closing = opened;
  opened = undefined;
  await closing?.prisma.$disconnect();
  await closing?.pool.end();
  await closing?.statements.end();
  await watch?.stop();
  watch = undefined;
}
