import { buildMatcher } from '@/lib/domain/screening/matcher';
import type { Matcher } from '@/lib/domain/screening/schema';
import { listEntities, listInForce } from './store';

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
