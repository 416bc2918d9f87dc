import type { Pool } from 'pg';
import type { RunnerLogger } from './log';
import type { RegisteredFunction } from './register';
import { cancelRunsOfNobody, deleteCronsOfNobody, deleteUnseen, markSeen } from './store/functions';

/** Several times as long as a worker takes to say again what it has. */
const unseenMinutes = 5;
/** A worker of the version before may not say what it has: it has taken what is due long before. */
const graceHours = 24;
const batchSize = 1_000;

/** Says what this worker has, and forgets what none has any more: it does not count as late (docs/adr/0121). */
export async function noteFunctions(pool: Pool, functions: readonly RegisteredFunction[]): Promise<number> {
  await markSeen(
    pool,
    functions.map(({ id }) => id),
  );
  await deleteUnseen(pool, unseenMinutes);
  return 0;
}

/** Ends what is due, and whose function was renamed or removed. Returns how many; after 0 there are no more. */
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
