import { ServiceUnavailable } from '@/lib/platform/errors/errors';
import { untilAborted } from '@/lib/platform/work/until-aborted';

/** Even with a timeout of one millisecond, a healthy database has time to store a flow. */
const leastMs = 1_000;

/**
 * For the answer to a flow that is stored. Late is better than 503: who gets that and gave no reference would send the
 * flow again.
 */
export const storedLeastMs = 5_000;

/**
 * Limits the database part of an answer to the rest of the caller's timeout. There can be no 202 before the
 * flow is stored, because its tokens might belong to a flow that never exists: throws `ServiceUnavailable`
 * (503) instead, and a repeated request finds whether it was stored.
 */
export async function inTime<Result>(
  leftMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  least = leastMs,
): Promise<Result> {
  const late = new AbortController();
  const giveUp = () => late.abort(new ServiceUnavailable('The database did not answer in time.', 1));
  const timer = setTimeout(giveUp, Math.max(least, leftMs));
  try {
    return await untilAborted(late.signal, () => work(late.signal));
  } finally {
    clearTimeout(timer);
  }
}
