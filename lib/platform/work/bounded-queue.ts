import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import type { ServiceUnavailable } from '../errors/errors';

interface QueueBounds {
  atOnce: number;
  waiting: number;
  /** Thrown when the queue is full. */
  refusal: () => ServiceUnavailable;
}

export interface BoundedQueue {
  readonly isFull: boolean;
  /** Throws `ServiceUnavailable` (503) immediately when the queue is full. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * For expensive work of this process: runs `atOnce` at a time, lets `waiting` more wait in order, and refuses
 * the rest.
 */
export function boundedQueue({ atOnce, waiting, refusal }: QueueBounds): BoundedQueue {
  const places = bulkhead(atOnce, waiting);
  return {
    get isFull() {
      return places.executionSlots === 0 && places.queueSlots === 0;
    },
    async run(work) {
      try {
        return await places.execute(work);
      } catch (error) {
        throw isBulkheadRejectedError(error) ? refusal() : error;
      }
    },
  };
}
