import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { currentMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { db } from '@/lib/platform/db';

export type PartState = 'ok' | 'out of reach' | 'pending' | 'not loaded';

async function databaseState(): Promise<PartState> {
  try {
    await db().readers.query('select 1');
    return 'ok';
  } catch {
    return 'out of reach';
  }
}

async function knownMigrations(): Promise<string[]> {
  const entries = await readdir(resolve('prisma/migrations'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

async function migrationsState(): Promise<PartState> {
  try {
    const { rows } = await db().readers.query<{ migration_name: string }>(
      'select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null',
    );
    const applied = new Set(rows.map((row) => row.migration_name));
    return (await knownMigrations()).every((name) => applied.has(name)) ? 'ok' : 'pending';
  } catch {
    return 'out of reach';
  }
}

export async function readiness(): Promise<Record<'database' | 'migrations' | 'watchlists', PartState>> {
  const [database, migrations] = await Promise.all([databaseState(), migrationsState()]);
  return { database, migrations, watchlists: currentMatcher() ? 'ok' : 'not loaded' };
}
