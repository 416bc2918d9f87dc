import type { Pool } from 'pg';
import { endOfGoneFunctions } from './gone-functions';
import type { RunnerLogger } from './log';
import { deleteRoutedEvents } from './store/events';
import { deleteEndedRuns } from './store/runs';

const batchSize = 1_000;

/** API §8.6 promises it of events, which a stream is resumed from. */
export const keptDays = 30;

/**
 * Ends a batch of what is due of functions that are gone, and deletes one of ended runs and routed events older than `days`.
 * Returns how many; after 0 there are no more.
 */
export async function prune(pool: Pool, logger: RunnerLogger, days = keptDays): Promise<number> {
  const ended = await endOfGoneFunctions(pool, logger);
  const runs = await deleteEndedRuns(pool, days, batchSize);
  const events = await deleteRoutedEvents(pool, days, batchSize);
  return ended + runs + events;
}
