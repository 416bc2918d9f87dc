import { takeRequests } from '@/lib/domain/access/service/take-requests';
import { LRUCache } from 'lru-cache';
import { RateLimiter, type RatePlan, stateOf, type Taken } from './rate-limit';

interface Line {
  waiting: ((taken: Taken) => void)[];
  isAsking: boolean;
  /** Until then nothing can be left, whatever other processes do. */
  emptyUntilMs: number;
}

const maxLines = 50_000;

/**
 * Token buckets that all processes share, in the database (docs/adr/0037). Those who wait for one bucket are counted by one
 * statement, and an empty bucket is not asked for. While the database cannot be asked, this process counts alone.
 */
export class SharedRateLimiter {
  readonly #lines = new LRUCache<string, Line>({ max: maxLines });
  readonly #alone = new RateLimiter();

  take(holder: string, plan: RatePlan): Promise<Taken> {
    const line = this.#lineOf(holder);
    const missing = ((line.emptyUntilMs - Date.now()) * plan.perMinute) / 60_000;
    // More than one token is missing only where the clock was set back.
    if (missing > 0 && missing <= 1) return Promise.resolve(stateOf(plan, 1 - missing, false));
    return new Promise((resolve) => {
      line.waiting.push(resolve);
      if (!line.isAsking) void this.#ask(line, holder, plan);
    });
  }

  #lineOf(holder: string): Line {
    const known = this.#lines.get(holder);
    if (known) return known;
    const line: Line = { waiting: [], isAsking: false, emptyUntilMs: -Infinity };
    this.#lines.set(holder, line);
    return line;
  }

  async #ask(line: Line, holder: string, plan: RatePlan): Promise<void> {
    line.isAsking = true;
    while (line.waiting.length > 0) {
      const asking = line.waiting.splice(0);
      const taken = await this.#takeFor(asking.length, line, holder, plan);
      asking.forEach((resolve, n) => resolve(taken(n)));
    }
    line.isAsking = false;
  }

  /** What the n-th of them is told. */
  async #takeFor(wanted: number, line: Line, holder: string, plan: RatePlan): Promise<(n: number) => Taken> {
    try {
      const { admitted, tokens } = await takeRequests({ holder, ...plan }, wanted);
      if (admitted < wanted) line.emptyUntilMs = Date.now() + ((1 - tokens) * 60_000) / plan.perMinute;
      return (n) => stateOf(plan, tokens + Math.max(0, admitted - 1 - n), n < admitted);
    } catch {
      // The request itself will find that the database is away, and say so.
      return () => this.#alone.take(holder, plan);
    }
  }
}
