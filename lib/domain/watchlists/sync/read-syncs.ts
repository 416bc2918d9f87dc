import { presentSync } from '../present';
import type { ListSync } from '../schema';
import { listSyncStates } from '../store/sync-runs';
import { configuredSources } from './sources';

/** Synchronisation of scheduled lists, by list name. */
export async function readSyncs(): Promise<ReadonlyMap<string, ListSync>> {
  const configured = configuredSources();
  if (configured.length === 0) return new Map();
  const states = (await listSyncStates()).filter(({ source }) => configured.some(({ id }) => id === source));
  return new Map(states.map((state) => [state.list_name, presentSync(state)]));
}
