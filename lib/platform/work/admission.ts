import { ServiceUnavailable } from '../errors/errors';

/** A wait that people do not notice, and half of the limit for the slowest percent. */
const aimMs = 250;
const retryAfterSeconds = 1;
const first = 64;
const least = 16;
const most = 512;

/** One for all refusals: taking a stack trace for each would be a fifth of what a refusal costs. */
const busy = new ServiceUnavailable('The service is busy; try again shortly.', retryAfterSeconds);

/**
 * Admits as much work as can end within the target time and refuses the rest immediately, because work in an
 * ever-growing queue is answered when nobody wants it any more. The limit depends on the machine and its
 * load, so it is adapted: one more after each fast round, a fifth less after a slow one while others were
 * refused (docs/adr/0108).
 */
export class Admission {
  private limit = first;
  private inside = 0;
  private loweredAt = -Infinity;
  /** Since the limit was last lowered. If fewer than the limit are slow, there is another reason. */
  private hasRefused = false;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Throws `ServiceUnavailable` (503) while no more is admitted. */
  refuseWhileFull(): void {
    if (this.inside < Math.floor(this.limit)) return;
    this.hasRefused = true;
    throw busy;
  }

  /**
   * Throws `ServiceUnavailable` (503) before starting. If `work` returns null, it took another path and is
   * not measured.
   */
  async admit<Result>(work: () => Promise<Result | null>): Promise<Result | null> {
    this.refuseWhileFull();
    this.inside += 1;
    const begunAt = this.now();
    try {
      const result = await work();
      if (result !== null) this.note(begunAt);
      return result;
    } catch (error) {
      // A stalled database only causes failures.
      this.note(begunAt);
      throw error;
    } finally {
      this.inside -= 1;
    }
  }

  private note(begunAt: number): void {
    const now = this.now();
    if (now - begunAt <= aimMs) {
      // With little load, a fast one says nothing about the limit.
      if (this.inside * 2 > this.limit) this.limit = Math.min(most, this.limit + 1 / this.limit);
    } else if (this.hasRefused && begunAt >= this.loweredAt) {
      // Of those that ran together, only the first slow one counts.
      this.loweredAt = now;
      this.hasRefused = false;
      this.limit = Math.max(least, this.limit * 0.8);
    }
  }
}
