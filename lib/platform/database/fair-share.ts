import { ServiceUnavailable } from '../errors/errors';
import { type BoundedQueue, boundedQueue } from '../work/bounded-queue';

const retryAfterSeconds = 1;
const busy = () =>
  new ServiceUnavailable('The project has many slow reads at once; try again shortly.', retryAfterSeconds);

/** Per project. More than the requests that a process admits, of which each reads a page and its total. */
const maxWaiting = 1_024;

export interface Shared {
  /** Places of all projects together. */
  places: number;
  /** Whoever has waited longer is refused, as by the pool. */
  maxWaitMs: number;
}

/** Lets each project use half of the places at a time, so that slow work of one leaves others room (docs/adr/0155). */
export class FairShare {
  readonly #queues = new Map<number, BoundedQueue>();
  readonly #shared: Shared;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  /** Throws `ServiceUnavailable` (503) if its turn does not come in time. */
  run<Result>(projectId: number, work: () => Promise<Result>): Promise<Result> {
    const askedAt = performance.now();
    return this.#queueOf(projectId).run(() => {
      if (performance.now() - askedAt > this.#shared.maxWaitMs) throw busy();
      return work();
    });
  }

  #queueOf(projectId: number): BoundedQueue {
    const known = this.#queues.get(projectId);
    if (known) return known;
    const atOnce = Math.ceil(this.#shared.places / 2);
    const queue = boundedQueue({ atOnce, waiting: maxWaiting, refusal: busy });
    this.#queues.set(projectId, queue);
    return queue;
  }
}
