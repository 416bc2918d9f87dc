import { availableParallelism } from 'node:os';
import { boundedQueue } from '@/lib/platform/bounded-queue';
import { ServiceUnavailable } from '@/lib/platform/errors';

/**
 * Each verification, and each hash of a new password, holds a processor for tens of milliseconds, 19 MiB, and one of
 * libuv's four threads, which files and DNS need too. One at a time leaves a processor of two to the API.
 */
const maxAtOnce = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
const maxWaiting = 16;

export const lineFull = () =>
  new ServiceUnavailable('Many passwords are being checked at this moment; try again shortly.');

const queueOf = (atOnce: number) => boundedQueue({ atOnce, waiting: maxWaiting, refusal: lineFull });

/** Of this process. Two lines, so that guesses from everywhere do not keep out people at an address of theirs. */
export const passwordQueues = {
  familiar: queueOf(1),
  unfamiliar: queueOf(maxAtOnce),
};
