import pLimit, { type LimitFunction } from 'p-limit';
import type { Context } from '../context';
import { ClientLeft, type ServiceUnavailable } from '../errors/errors';

interface Shared {
  /** Places that one project may have at a time. */
  each: number;
  /** Places that all projects together may have at a time. */
  together: number;
  /** Of one project. */
  maxWaiting: number;
  /** Whoever has waited longer is refused. */
  maxWaitMs: number;
  refusal: () => ServiceUnavailable;
}

type Asker = Pick<Context, 'left' | 'skipsProjectShare'> & { project: { id: number } };

/** Lets one project have only some of the places at a time, so that its slow work leaves others room (docs/adr/0155). */
export class FairShare {
  /** Of each project with work that runs or waits. */
  readonly #places = new Map<number, LimitFunction>();
  readonly #together;
  readonly #shared: Shared;

  constructor(shared: Shared) {
    this.#shared = shared;
    this.#together = pLimit(shared.together);
  }

  /**
   * Throws `ServiceUnavailable` (503) if there is no place in time or too many wait for one, and `ClientLeft` if nobody
   * waits for the work any more when there is one.
   */
  run<Result>({ project, left, skipsProjectShare }: Asker, work: () => Promise<Result>): Promise<Result> {
    const askedAt = performance.now();
    const inPlace = () => {
      if (left?.aborted) throw new ClientLeft();
      if (performance.now() - askedAt > this.#shared.maxWaitMs) throw this.#shared.refusal();
      return work();
    };
    const amongAll = () => this.#together(inPlace);
    return skipsProjectShare ? amongAll() : this.#amongOwn(project.id, amongAll);
  }

  async #amongOwn<Result>(projectId: number, work: () => Promise<Result>): Promise<Result> {
    const places = this.#places.get(projectId) ?? pLimit(this.#shared.each);
    if (places.pendingCount >= this.#shared.maxWaiting) throw this.#shared.refusal();
    this.#places.set(projectId, places);
    try {
      return await places(work);
    } finally {
      if (places.activeCount + places.pendingCount === 0) this.#places.delete(projectId);
    }
  }
}
