import { availableParallelism } from 'node:os';
import { bulkhead, type BulkheadPolicy, isBulkheadRejectedError } from 'cockatiel';
import { ServiceUnavailable } from '@/lib/platform/errors';

/**
 * Each verification, and each hash of a new password, holds a processor for tens of milliseconds, 19 MiB, and one of
 * libuv's four threads, which files and DNS need too. One at a time leaves a processor of two to the API.
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

  /** Throws `ServiceUnavailable` (503) before any work when the line is full. */
  async run<Result>(verify: () => Promise<Result>): Promise<Result> {
    try {
      return await this.places.execute(verify);
    } catch (error) {
      throw isBulkheadRejectedError(error) ? lineFull() : error;
    }
  }
}

/** Of this process. Two lines, so that guesses from everywhere do not keep out people at an address of theirs. */
export const passwordQueues = {
  familiar: new PasswordQueue(1, maxWaiting),
  unfamiliar: new PasswordQueue(maxAtOnce, maxWaiting),
};
