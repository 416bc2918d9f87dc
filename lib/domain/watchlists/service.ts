import { db } from '@/lib/platform/db';
import type { ParsedList } from './schema';
import {
  findOrInsertWatchlist,
  findVersion,
  insertVersion,
  listInForce,
  putInForce,
  putOutOfForce,
} from './store';

export interface ImportReport {
  name: string;
  version: string;
  entities: number;
  /** False when this very version was in force already. */
  changed: boolean;
}

const importTimeoutMs = 10 * 60_000;

/** Writes a parsed list as a new version and puts it in force, in one transaction: whole or not at all. */
export async function importList(list: ParsedList): Promise<ImportReport> {
  const report = { name: list.name, version: list.version, entities: list.entities.length };
  return db().prisma.$transaction(
    async (tx) => {
      const watchlist = await findOrInsertWatchlist(tx, list.name);
      const known = await findVersion(tx, watchlist, list.version);
      if (known?.in_force_since) return { ...report, changed: false };
      await putInForce(tx, watchlist, known?.id ?? (await insertVersion(tx, watchlist, list)));
      return { ...report, changed: true };
    },
    { timeout: importTimeoutMs },
  );
}

/** Whether screening has any list at all. */
export const hasListInForce = async () => (await listInForce()).length > 0;

/** Takes a list out of screening. Its versions stay. */
export async function retireList(name: string): Promise<void> {
  await db().prisma.$transaction((tx) => putOutOfForce(tx, name));
}
