import { RateLimited } from '@/lib/platform/errors';

export interface RatePlan {
  /** Requests a minute, at which the bucket refills. */
  perMinute: number;
  /** The bucket's size: how many requests may come at once. */
  burst: number;
}

/** Section 8. `unlimited` is for a deployment's own use; its figures only keep the headers meaningful. */
export const ratePlans = {
  starter: { perMinute: 60, burst: 10 },
  professional: { perMinute: 300, burst: 50 },
  enterprise: { perMinute: 1000, burst: 200 },
  unlimited: { perMinute: 100_000_000, burst: 10_000_000 },
} satisfies Record<string, RatePlan>;
export type RatePlanName = keyof typeof ratePlans;

/** A signed-in person clicks; a page of theirs asks for many small things at once. */
export const peoplePlan: RatePlan = { perMinute: 3000, burst: 600 };

/** Requests that are not authenticated, per address. */
export const anonymousPlan: RatePlan = { perMinute: 600, burst: 200 };

interface Bucket {
  tokens: number;
  filledAtMs: number;
}

export interface RateState {
  limit: number;
  remaining: number;
  /** Epoch seconds at which the bucket is full again. */
  resetAt: number;
}

/** Full buckets are forgotten once there are this many: an attacker's addresses must not fill the memory. */
const maxBuckets = 50_000;

/**
 * Token buckets in this process: a minute never admits more than the plan's rate and its burst together. Each process of a larger
 * deployment has its own (see docs/adr).
 */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  /** Takes one request from the holder's bucket. `admitted` is false when there is none left. */
  take(
    holder: string,
    plan: RatePlan,
    nowMs: number,
  ): RateState & { admitted: boolean; retryAfterSeconds: number } {
    const perMs = plan.perMinute / 60_000;
    const bucket = this.refilled(holder, plan, nowMs, perMs);
    const admitted = bucket.tokens >= 1;
    if (admitted) bucket.tokens -= 1;
    return {
      admitted,
      limit: plan.perMinute,
      remaining: Math.floor(bucket.tokens),
      resetAt: Math.ceil((nowMs + (plan.burst - bucket.tokens) / perMs) / 1000),
      retryAfterSeconds: Math.max(1, Math.ceil((1 - bucket.tokens) / perMs / 1000)),
    };
  }

  private refilled(holder: string, plan: RatePlan, nowMs: number, perMs: number): Bucket {
    const found = this.buckets.get(holder);
    if (!found) {
      if (this.buckets.size >= maxBuckets) this.forgetIdle(nowMs);
      const bucket = { tokens: plan.burst, filledAtMs: nowMs };
      this.buckets.set(holder, bucket);
      return bucket;
    }
    found.tokens = Math.min(plan.burst, found.tokens + Math.max(0, nowMs - found.filledAtMs) * perMs);
    found.filledAtMs = nowMs;
    return found;
  }

  /** A bucket untouched for ten minutes is full in every plan. */
  private forgetIdle(nowMs: number): void {
    for (const [holder, bucket] of this.buckets) {
      if (nowMs - bucket.filledAtMs > 600_000) this.buckets.delete(holder);
    }
    if (this.buckets.size >= maxBuckets) this.buckets.clear();
  }
}

export function rateHeaders(state: RateState): Record<string, string> {
  return {
    'X-RateLimit-Limit': String(state.limit),
    'X-RateLimit-Remaining': String(state.remaining),
    'X-RateLimit-Reset': String(state.resetAt),
  };
}

export function refuseOverLimit(taken: { admitted: boolean; retryAfterSeconds: number }): void {
  if (!taken.admitted) throw new RateLimited(taken.retryAfterSeconds);
}
