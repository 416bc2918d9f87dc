import { subDays } from 'date-fns/subDays';
import type { VersionInForce } from '../store/public-versions';
import { listSyncStates } from '../store/sync-runs';
import { configuredSources } from './sources';

/**
 * When each scheduled list was last confirmed to be current: by a synchronisation, or because another edition
 * was imported manually. Kept up to date with the index, so that screenings need not query the database.
 */
let knownCurrentAt: ReadonlyMap<string, Date> = new Map();

export async function refreshListAges(inForce: readonly VersionInForce[]): Promise<void> {
  const configured = new Set(configuredSources().map(({ list }) => list));
  if (configured.size === 0) return;
  const states = new Map((await listSyncStates()).map((state) => [state.list_name, state]));
  knownCurrentAt = new Map(
    inForce
      .filter(({ name }) => configured.has(name))
      .map(({ name, updated_at }) => [name, later(new Date(updated_at), states.get(name)?.last_success_at)]),
  );
}

const later = (a: Date, b: Date | null | undefined) => (b && b > a ? b : a);

/** Lists that count as missing under a policy with this maximum age in days (API §3.9). */
export function listsOlderThan(days: number, now: Date): string[] {
  const limit = subDays(now, days);
  return [...knownCurrentAt].filter(([, at]) => at < limit).map(([name]) => name);
}
