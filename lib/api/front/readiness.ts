import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { currentMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { databaseState } from '@/lib/platform/database/db';
import type { DatabaseState } from '@/lib/platform/database/database-watch';
import { rowsOfAnyProject } from '@/lib/platform/database/statements';

export type PartState = DatabaseState | 'pending' | 'not loaded';

async function knownMigrations(): Promise<string[]> {
  const entries = await readdir(resolve('prisma/migrations'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

async function migrationsState(): Promise<PartState> {
  try {
    const rows = await rowsOfAnyProject<{ migration_name: string }>({
      text: 'select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null',
      values: [],
    });
    const applied = new Set(rows.map((row) => row.migration_name));
    return (await knownMigrations()).every((name) => applied.has(name)) ? 'ok' : 'pending';
  } catch {
    return 'out of reach';
  }
}

export async function readiness(): Promise<Record<'database' | 'migrations' | 'watchlists', PartState>> {
  const migrations = (await databaseState()) === 'out of reach' ? 'out of reach' : await migrationsState();
  // Last, because only then does it know whether the database stopped responding to an earlier query.
  const database = migrations === 'out of reach' ? migrations : await databaseState();
  return { database, migrations, watchlists: currentMatcher() ? 'ok' : 'not loaded' };
}
