import type { Pool } from 'pg';
import type { RunnerLogger } from '../outbox/log';
import type { RegisteredFunction } from './register';
import { cancelRunsOfNobody, deleteCronsOfNobody, deleteUnseen, markSeen } from './store/functions';

/** Several times the interval at which a worker announces its functions. */
const unseenMinutes = 5;
/**
 * A worker of the previous version may not announce its functions, but it takes due runs long before this.
 */
const graceHours = 24;
const batchSize = 1_000;

/**
 * Announces the functions of this worker, and forgets those that no worker has any more, so that they do not
 * count as late (docs/adr/0121).
 */
export async function noteFunctions(pool: Pool, functions: readonly RegisteredFunction[]): Promise<number> {
  await markSeen(
    pool,
    functions.map(({ id }) => id),
  );
  await deleteUnseen(pool, unseenMinutes);
  return 0;
}

/** Ends due runs of functions that were renamed or removed. Returns how many; 0 means that none are left. */
export async function endOfGoneFunctions(pool: Pool, logger: RunnerLogger): Promise<number> {
  await deleteUnseen(pool, unseenMinutes);
  const runs = await cancelRunsOfNobody(pool, graceHours, batchSize);
  const crons = await deleteCronsOfNobody(pool, graceHours);
  for (const name of new Set([...runs, ...crons])) {
    const fields = { function: name, runs: countOf(name, runs), crons: countOf(name, crons) };
    logger.warn(fields, 'No worker has this function any more: what was due of it was cancelled.');
  }
  return runs.length + crons.length;
}

const countOf = (name: string, all: readonly string[]) => all.filter((each) => each === name).length;
