import { buildMatcher } from '@/lib/domain/screening/matcher';
import type { Matcher } from '@/lib/domain/screening/schema';
import { db } from '@/lib/platform/db';
import type { ParsedList } from './schema';
import {
  findOrInsertWatchlist,
  findVersion,
  insertVersion,
  listEntities,
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

/** What is loaded now, and of which versions. Replaced whole, so a search never sees half of an index. */
let loaded: { key: string; matcher: Matcher } | null = null;
let loading: Promise<void> | null = null;

async function reload(): Promise<void> {
  const inForce = await listInForce();
  const key = inForce.map((list) => list.id).join();
  if (loaded?.key === key) return;
  const lists = await Promise.all(
    inForce.map(async (list) => ({ ...list, entities: await listEntities(list.id) })),
  );
  loaded = { key, matcher: buildMatcher(lists) };
}

/** Loads the index of the versions in force, unless it is loaded already. Call again to follow an import. */
export function refreshMatcher(): Promise<void> {
  return (loading ??= reload().finally(() => {
    loading = null;
  }));
}

/** The index in force, or null before the first one is loaded. */
export const currentMatcher = (): Matcher | null => loaded?.matcher ?? null;

const refreshEveryMs = 5_000;

/** Follows imports by other processes until the returned function is called. */
export function followImports(onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void refreshMatcher().catch(onError), refreshEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
