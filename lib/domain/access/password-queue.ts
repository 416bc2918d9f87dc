import { availableParallelism } from 'node:os';
import { bulkhead, type BulkheadPolicy, isBulkheadRejectedError } from 'cockatiel';
import { ServiceUnavailable } from '@/lib/platform/errors';

/**
 * Each verification, and each hash of a new password, takes a processor for tens of milliseconds, 19 MiB and
 * one of libuv's four threads, which files and DNS also need. With one at a time, one of two processors stays
 * free for the API.
 */
const maxAtOnce = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
const maxWaiting = 16;

export const lineFull = () =>
  new ServiceUnavailable('Too many passwords are being checked; try again shortly.');

export class PasswordQueue {
  private readonly places: BulkheadPolicy;

  constructor(atOnce: number, waiting: number) {
    this.places = bulkhead(atOnce, waiting);
  }

  get isFull(): boolean {
    return this.places.executionSlots === 0 && this.places.queueSlots === 0;
  }

  /** Throws `ServiceUnavailable` (503) immediately when the queue is full. */
  async run<Result>(verify: () => Promise<Result>): Promise<Result> {
    try {
      return await this.places.execute(verify);
    } catch (error) {
      throw isBulkheadRejectedError(error) ? lineFull() : error;
    }
  }
}

/**
 * The queues of this process. There are two, so that guesses from unknown addresses do not block people at
 * familiar ones.
 */
export const passwordQueues = {
  familiar: new PasswordQueue(1, maxWaiting),
  unfamiliar: new PasswordQueue(maxAtOnce, maxWaiting),
};
