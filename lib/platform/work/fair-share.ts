import pLimit from 'p-limit';
import type { Context } from '../context';
import { ClientLeft, ServiceUnavailable } from '../errors/errors';
import { type BoundedQueue, boundedQueue } from './bounded-queue';

const retryAfterSeconds = 1;
const busy = () =>
  new ServiceUnavailable('The project does much slow work at once; try again shortly.', retryAfterSeconds);

/** Per project. More than the requests that a process admits, of which each reads a page and its total. */
const maxWaiting = 1_024;

export interface Shared {
  /** Places that one project may have at a time. */
  each: number;
  /** Places that all projects together may have at a time. */
  together: number;
  /** Whoever has waited longer is refused. */
  maxWaitMs: number;
}

type Caller = Pick<Context, 'project' | 'hasLeft' | 'skipsProjectShare'>;

/** Lets one project have only some of the places at a time, so that its slow work leaves others room (docs/adr/0155). */
export class FairShare {
  readonly #queues = new Map<number, BoundedQueue>();
  readonly #together;
  readonly #shared: Shared;

  constructor(shared: Shared) {
    this.#shared = shared;
    this.#together = pLimit(shared.together);
  }

  /**
   * Throws `ServiceUnavailable` (503) if there is no place in time, and `ClientLeft` if nobody waits for the work any more
   * when there is one.
   */
  run<Result>({ project, hasLeft, skipsProjectShare }: Caller, work: () => Promise<Result>): Promise<Result> {
    const askedAt = performance.now();
    const inPlace = () => {
      if (hasLeft?.()) throw new ClientLeft();
      if (performance.now() - askedAt > this.#shared.maxWaitMs) throw busy();
      return work();
    };
    const amongAll = () => this.#together(inPlace);
    return skipsProjectShare ? amongAll() : this.#queueOf(project.id).run(amongAll);
  }

  #queueOf(projectId: number): BoundedQueue {
    const known = this.#queues.get(projectId);
    if (known) return known;
    const queue = boundedQueue({ atOnce: this.#shared.each, waiting: maxWaiting, refusal: busy });
    this.#queues.set(projectId, queue);
    return queue;
  }
}
