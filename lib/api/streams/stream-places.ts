import { RateLimited, ServiceUnavailable } from '@/lib/platform/errors/errors';

export interface PlaceLimits {
  ofCaller: number;
  ofProcess: number;
}

/** How long a refused caller should wait: streams only end when a page is closed. */
const retryAfterSeconds = 10;

/** Counts the open streams of each caller and of the process (API §10.4). */
export class StreamPlaces {
  readonly #limits: PlaceLimits;
  readonly #taken = new Map<string, number>();
  #total = 0;

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
  }

  /**
   * Returns a function that gives the slot back. Throws `RateLimited` (429), and `ServiceUnavailable` (503)
   * when the process is full.
   */
  take(caller: string): () => void {
    const own = this.#taken.get(caller) ?? 0;
    if (own >= this.#limits.ofCaller) throw new RateLimited(retryAfterSeconds);
    if (this.#total >= this.#limits.ofProcess) {
      throw new ServiceUnavailable('Too many event streams are open; try again shortly.', retryAfterSeconds);
    }
    this.#count(caller, 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.#count(caller, -1);
      isTaken = false;
    };
  }

  #count(caller: string, change: 1 | -1): void {
    const own = (this.#taken.get(caller) ?? 0) + change;
    if (own === 0) this.#taken.delete(caller);
    else this.#taken.set(caller, own);
    this.#total += change;
  }
}
