import { ServiceUnavailable } from '@/lib/platform/errors';
import { untilAborted } from '@/lib/platform/until-aborted';

/** A wait of one millisecond leaves a database that is well the time to store a flow. */
const leastMs = 1_000;

/**
 * The result of the database's part of an answer, within what is left of the caller's wait. Until a flow is stored there is no 202, whose
 * tokens would be of a flow that may never be: throws `ServiceUnavailable` (503), and a repeat finds whether it was stored.
 */
export async function inTime<Result>(
  leftMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const giveUp = () => late.abort(new ServiceUnavailable('The database did not answer in time.', 1));
  const timer = setTimeout(giveUp, Math.max(leastMs, leftMs));
  try {
    return await untilAborted(late.signal, () => work(late.signal));
  } finally {
    clearTimeout(timer);
  }
}
