import { subHours } from 'date-fns/subHours';
import { subMinutes } from 'date-fns/subMinutes';
import { env } from '@/lib/platform/settings/env';
import { listSyncStates } from '../store/sync-runs';
import { configuredSources, type SyncSource } from './sources';

/** After an attempt that failed, was refused, or was killed. */
const retryMinutes = 30;

/** Scheduled sources that are due. */
export async function findDueSources(now: Date): Promise<SyncSource[]> {
  const configured = configuredSources();
  if (configured.length === 0) return [];
  const states = new Map((await listSyncStates()).map((state) => [state.source, state]));
  return configured.filter(({ id }) => {
    const state = states.get(id);
    if (!state) return true;
    const { last_success_at: last, last_attempt_at: tried } = state;
    return (
      tried <= subMinutes(now, retryMinutes) && (!last || last <= subHours(now, env.PROBITY_LIST_SYNC_HOURS))
    );
  });
}
