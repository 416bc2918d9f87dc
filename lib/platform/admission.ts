import { ServiceUnavailable } from './errors';

/** What somebody who waits does not notice, and half of what the slowest one in a hundred may take. */
const aimMs = 250;
const retryAfterSeconds = 1;
const first = 64;
const least = 16;
const most = 512;

/**
 * Admits as much work as ends within the time aimed at, and refuses the rest at once: what waits in a queue that only grows is
 * answered when nobody wants it any more. How much that is depends on the machine and on its other work, so it is found by trying:
 * one more for each round that was quick, a fifth less for one that was slow while others were refused (docs/adr/0108).
 */
export class Admission {
  private limit = first;
  private inside = 0;
  private loweredAt = -Infinity;
  /** Since the limit was lowered. Fewer than it allows are slow for another reason. */
  private hasRefused = false;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Throws `ServiceUnavailable` (503) while no more is admitted. */
  refuseWhileFull(): void {
    if (this.inside < Math.floor(this.limit)) return;
    this.hasRefused = true;
    throw new ServiceUnavailable('The service is busy; try again shortly.', retryAfterSeconds);
  }

  /** Throws `ServiceUnavailable` (503), and nothing was begun. Null from `work` says that it left for another way: not measured. */
  async admit<Result>(work: () => Promise<Result | null>): Promise<Result | null> {
    this.refuseWhileFull();
    this.inside += 1;
    const begunAt = this.now();
    try {
      const result = await work();
      if (result !== null) this.note(begunAt);
      return result;
    } catch (error) {
      // Of a database that stalls there is nothing but failures.
      this.note(begunAt);
      throw error;
    } finally {
      this.inside -= 1;
    }
  }

  private note(begunAt: number): void {
    const now = this.now();
    if (now - begunAt <= aimMs) {
      // With few inside, a quick one says nothing of many.
      if (this.inside * 2 > this.limit) this.limit = Math.min(most, this.limit + 1 / this.limit);
    } else if (this.hasRefused && begunAt >= this.loweredAt) {
      // Of those that were inside together, the first slow one counts.
      this.loweredAt = now;
      this.hasRefused = false;
      this.limit = Math.max(least, this.limit * 0.8);
    }
  }
}
