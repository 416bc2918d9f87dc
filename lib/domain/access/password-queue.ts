import { availableParallelism } from 'node:os';
import { boundedQueue } from '@/lib/platform/work/bounded-queue';
import { ServiceUnavailable } from '@/lib/platform/errors/errors';

/**
 * Each verification, and each hash of a new password, takes a processor for tens of milliseconds, 19 MiB and
 * one of libuv's four threads, which files and DNS also need. With one at a time, one of two processors stays
 * free for the API.
 */
const maxAtOnce = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
const maxWaiting = 16;
/** As many people as an admin adds at once. */
const maxNewWaiting = 128;

export const lineFull = () =>
  new ServiceUnavailable('Too many passwords are being checked; try again shortly.');

const queueOf = (atOnce: number, waiting = maxWaiting) =>
  boundedQueue({ atOnce, waiting, refusal: lineFull });

/**
 * The queues of this process. There are two, so that guesses from unknown addresses do not block people at
 * familiar ones.
 */
export const passwordQueues = {
  familiar: queueOf(1),
  unfamiliar: queueOf(maxAtOnce),
};

/** Of new passwords. One at a time enters the queue of familiar people, so that many do not delay sign-ins. */
export const newPasswordQueue = queueOf(1, maxNewWaiting);
