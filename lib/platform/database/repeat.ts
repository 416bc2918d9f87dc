import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../errors/log';
import { temporaryFailure } from './temporary-failure';

/** Transactions that blocked each other must not meet again, so each waits for a random share of these. */
const longestPausesMs = [250, 500, 1_000, 2_000];

/**
 * For work that a failure undoes completely, such as a transaction: repeats it after a temporary database
 * failure.
 */
export async function repeatAfterTemporaryFailure<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const longestMs of longestPausesMs) {
    try {
      return await work();
    } catch (error) {
      const failure = temporaryFailure(error);
      if (!failure) throw error;
      log.warn({ code: failure.code }, 'the database failed for the moment; the work is done again');
      await sleep(Math.random() * longestMs);
    }
  }
  return work();
}
