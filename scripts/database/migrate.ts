import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Client } from 'pg';
import { withClient } from './roles.ts';

// Applies migrations. Unlike `prisma migrate deploy`, each migration commits together with its record
// (docs/adr/0014).

interface Migration {
  name: string;
  script: string;
  checksum: string;
}

/** The advisory lock of Prisma's command line, to exclude it. */
const migrationLock = 72_707_369;

const recordsTable = `
  create table if not exists _prisma_migrations (
    id varchar(36) primary key not null,
    checksum varchar(64) not null,
    finished_at timestamptz,
    migration_name varchar(255) not null,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz not null default now(),
    applied_steps_count integer not null default 0
  )`;

function migrationsIn(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .sort()
    .map((name) => {
      const script = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    });
}

interface MigrationRecord {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

async function applied(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<MigrationRecord>(
    'select migration_name, checksum, finished_at from _prisma_migrations where rolled_back_at is null',
  );
  const unfinished = rows.find((row) => row.finished_at === null);
  if (unfinished) {
    const command = 'prisma migrate resolve --applied or --rolled-back';
    throw new Error(
      `Prisma was stopped during migration ${unfinished.migration_name}: repair it with ${command}.`,
    );
  }
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

async function pending(client: Client, migrations: Migration[]): Promise<Migration[]> {
  const recorded = await applied(client);
  const changed = migrations.find(({ name, checksum }) => (recorded.get(name) ?? checksum) !== checksum);
  if (changed) {
    throw new Error(
      `Migration ${changed.name} was changed after this database had applied it. Applied migrations never change: ` +
        'restore it and add another, or start with an empty database.',
    );
  }
  return migrations.filter(({ name }) => !recorded.has(name));
}

function lineOf(error: pg.DatabaseError, script: string): string {
  return error.position ? `line ${script.slice(0, Number(error.position)).split('\n').length}: ` : '';
}

async function apply(client: Client, { name, script, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(script);
  } catch (error) {
    await client.query('rollback');
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new Error(
      `Migration ${name} failed and changed nothing: ${lineOf(error, script)}${error.message}`,
      {
        cause: error,
      },
    );
  }
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     values ($1, $2, $3, now(), 1)`,
    [randomUUID(), checksum, name],
  );
  await client.query('commit');
}

/** @returns the names of the migrations that it applied */
export async function migrate(ownerUrl: string, folder = 'prisma/migrations'): Promise<string[]> {
  return withClient(ownerUrl, async (client) => {
    await client.query(`select pg_advisory_lock(${migrationLock})`);
    const { rows } = await client.query<{ known: boolean }>(
      `select to_regclass('_prisma_migrations') is not null as known`,
    );
    if (!rows[0]?.known) await client.query(recordsTable);
    const migrations = await pending(client, migrationsIn(folder));
    for (const migration of migrations) await apply(client, migration);
    return migrations.map(({ name }) => name);
  });
}
