import type { Pool } from 'pg';
import { endOfGoneFunctions } from './gone-functions';
import type { RunnerLogger } from '../outbox/log';
import { deleteRoutedEvents } from '../outbox/store';
import { deleteEndedRuns } from './store/runs';

const batchSize = 1_000;

/** API §8.6 guarantees this for events, from which a stream can resume. */
export const keptDays = 30;

/**
 * Ends a batch of due runs of functions that no longer exist, and deletes a batch of ended runs and routed
 * events older than `days`. Returns how many; 0 means that none are left.
 */
export async function prune(pool: Pool, logger: RunnerLogger, days = keptDays): Promise<number> {
  const ended = await endOfGoneFunctions(pool, logger);
  const runs = await deleteEndedRuns(pool, days, batchSize);
  const events = await deleteRoutedEvents(pool, days, batchSize);
  return ended + runs + events;
}
