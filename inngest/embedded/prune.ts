import type { Pool } from 'pg';
import { deleteRoutedEvents } from './store/events';
import { deleteEndedRuns } from './store/runs';

const batchSize = 1_000;

/** API §8.6 promises it of events, which a stream is resumed from. */
export const keptDays = 30;

/** Deletes a batch of ended runs and routed events older than `days`. Returns how many; after 0 there are no more. */
export async function prune(pool: Pool, days = keptDays): Promise<number> {
  const runs = await deleteEndedRuns(pool, days, batchSize);
  const events = await deleteRoutedEvents(pool, days, batchSize);
  return runs + events;
}
