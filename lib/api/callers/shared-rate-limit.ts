import { takeRequests } from '@/lib/domain/access/service/take-requests';
import { BoundedCache } from '@/lib/platform/bounded-cache';
import { type RatePlan, stateOf, type Taken } from './rate-limit';

interface Line {
  waiting: PromiseWithResolvers<Taken>[];
  isAsking: boolean;
  /** Until then the bucket is empty, whatever other processes do. */
  emptyUntilMs: number;
}

const maxLines = 100_000;

/**
 * Token buckets in the database, shared by all processes (docs/adr/0037). Requests that wait for the same
 * bucket are counted by one statement, and an empty bucket is not queried. A request that cannot be counted
 * is refused.
 */
export class SharedRateLimiter {
  readonly #lines = new BoundedCache<string, Line>(maxLines);

  /** Rejects with database errors (503). */
  take(holder: string, plan: RatePlan): Promise<Taken> {
    const line = this.#lineOf(holder);
    const missing = ((line.emptyUntilMs - Date.now()) * plan.perMinute) / 60_000;
    // More than one token is only missing if the clock was set back.
    if (missing > 0 && missing <= 1)
      return Promise.resolve({ ...stateOf(plan, 1 - missing), admitted: false });
    const turn = Promise.withResolvers<Taken>();
    line.waiting.push(turn);
    if (!line.isAsking) void this.#ask(line, holder, plan);
    return turn.promise;
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
      try {
        const taken = await this.#takeFor(asking.length, line, holder, plan);
        asking.forEach(({ resolve }, n) => resolve(taken(n)));
      } catch (error) {
        for (const { reject } of asking) reject(error);
      }
    }
    line.isAsking = false;
  }

  /** The answer for the n-th of them. */
  async #takeFor(wanted: number, line: Line, holder: string, plan: RatePlan): Promise<(n: number) => Taken> {
    const { admitted, tokens } = await takeRequests({ holder, ...plan }, wanted);
    if (admitted < wanted) line.emptyUntilMs = Date.now() + ((1 - tokens) * 60_000) / plan.perMinute;
    return (n) => ({
      ...stateOf(plan, tokens + Math.max(0, admitted - 1 - n)),
      admitted: n < admitted,
    });
  }
}
