import pLimit from 'p-limit';
import type { Context } from '../context';
import { ClientLeft, ServiceUnavailable } from '../errors/errors';
import { type BoundedQueue, boundedQueue } from '../work/bounded-queue';

const retryAfterSeconds = 1;
const busy = () =>
  new ServiceUnavailable('The project does much slow work at once; try again shortly.', retryAfterSeconds);

/** Per project. More than the requests that a process admits, of which each reads a page and its total. */
const maxWaiting = 1_024;

/** Places that stay free for short statements, which need no turn, however many projects have slow ones. */
const keptFree = 2;

export interface Shared {
  /** Connections of the pool. */
  places: number;
  /** Whoever has waited longer is refused, as by the pool. */
  maxWaitMs: number;
}

type Caller = Pick<Context, 'project' | 'hasLeft'>;

/**
 * Lets each project use half of the places at a time, and all projects together all but two, so that slow work leaves
 * others room (docs/adr/0155).
 */
export class FairShare {
  readonly #queues = new Map<number, BoundedQueue>();
  readonly #together;
  readonly #shared: Shared;

  constructor(shared: Shared) {
    this.#shared = shared;
    this.#together = pLimit(Math.max(1, shared.places - keptFree));
  }

  /**
   * Throws `ServiceUnavailable` (503) if its turn does not come in time, and `ClientLeft` if nobody waits for it when it
   * comes.
   */
  run<Result>({ project, hasLeft }: Caller, work: () => Promise<Result>): Promise<Result> {
    const askedAt = performance.now();
    const inTurn = () => {
      if (hasLeft?.()) throw new ClientLeft();
      if (performance.now() - askedAt > this.#shared.maxWaitMs) throw busy();
      return work();
    };
    return this.#queueOf(project.id).run(() => this.#together(inTurn));
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
