import { LRUCache } from 'lru-cache';
import { RateLimited } from '@/lib/platform/errors';

export interface RatePlan {
  perMinute: number;
  burst: number;
}

export const ratePlanNames = ['starter', 'professional', 'enterprise', 'unlimited'] as const;
export type RatePlanName = (typeof ratePlanNames)[number];

/** API §10.1. `unlimited` is for a deployment's own use; its figures only keep the headers meaningful. */
export const ratePlans: Record<RatePlanName, RatePlan> = {
  starter: { perMinute: 60, burst: 10 },
  professional: { perMinute: 300, burst: 50 },
  enterprise: { perMinute: 1000, burst: 200 },
  unlimited: { perMinute: 100_000_000, burst: 10_000_000 },
};

/** For signed-in people: one page of the console sends many small requests at once. */
export const peoplePlan: RatePlan = { perMinute: 3000, burst: 600 };

export const anonymousPlan: RatePlan = { perMinute: 600, burst: 200 };

/** For pages and the sign-in, by address: an office may share one. Static files are not counted. */
export const pagesPlan: RatePlan = { perMinute: 3000, burst: 600 };

/** No monitor asks a hundred times a second. */
export const monitorPlan: RatePlan = { perMinute: 6000, burst: 1000 };

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

export interface Taken extends RateState {
  admitted: boolean;
  retryAfterSeconds: number;
}

/** An attacker with many addresses must not fill the memory. */
const maxBuckets = 50_000;

/** Token buckets of this process (docs/adr/0010). One that is evicted starts full again. */
export class RateLimiter {
  private readonly buckets = new LRUCache<string, Bucket>({ max: maxBuckets });

  take(holder: string, plan: RatePlan): Taken {
    const nowMs = Date.now();
    const perMs = plan.perMinute / 60_000;
    const bucket = this.refill(holder, plan.burst, perMs, nowMs);
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

  private refill(holder: string, burst: number, perMs: number, nowMs: number): Bucket {
    const bucket = this.buckets.get(holder) ?? { tokens: burst, filledAtMs: nowMs };
    this.buckets.set(holder, bucket);
    bucket.tokens = Math.min(burst, bucket.tokens + Math.max(0, nowMs - bucket.filledAtMs) * perMs);
    bucket.filledAtMs = nowMs;
    return bucket;
  }
}

/** API §10.2. */
export function rateHeaders(state: RateState): Record<string, string> {
  return {
    'X-RateLimit-Limit': String(state.limit),
    'X-RateLimit-Remaining': String(state.remaining),
    'X-RateLimit-Reset': String(state.resetAt),
  };
}

export function refuseOverLimit({ admitted, retryAfterSeconds }: Taken): void {
  if (!admitted) throw new RateLimited(retryAfterSeconds);
}
