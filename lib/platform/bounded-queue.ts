import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import type { ServiceUnavailable } from './errors';

interface QueueBounds {
  atOnce: number;
  waiting: number;
  /** Of work that finds the queue full. */
  refusal: () => ServiceUnavailable;
}

export interface BoundedQueue {
  readonly isFull: boolean;
  /** Throws `ServiceUnavailable` (503) before any work when the queue is full. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Work of this process that is dear: so much at once, so much waits in the order in which it came, and the rest is refused. */
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
