import { BoundedCache } from '@/lib/platform/bounded-cache';
import { RateLimited } from '@/lib/platform/errors/errors';
import type { RatePlanName } from '@/lib/platform/settings/rate-plan';

export interface RatePlan {
  perMinute: number;
  burst: number;
}

/** API §10.1. `unlimited` is for the operator's own use; its figures only fill the headers. */
export const ratePlans: Record<RatePlanName, RatePlan> = {
  starter: { perMinute: 60, burst: 10 },
  professional: { perMinute: 300, burst: 50 },
  enterprise: { perMinute: 1000, burst: 200 },
  unlimited: { perMinute: 100_000_000, burst: 10_000_000 },
};

/** For signed-in people: a console page sends many small requests at once. */
export const peoplePlan: RatePlan = { perMinute: 3000, burst: 600 };

export const anonymousPlan: RatePlan = { perMinute: 600, burst: 200 };

/** For pages and sign-in, per address, which an office may share. Static files are not counted. */
export const pagesPlan: RatePlan = { perMinute: 3000, burst: 600 };

/** For one hosted journey: an image of 20 MiB has forty parts. */
export const journeyPlan: RatePlan = { perMinute: 1200, burst: 300 };

/**
 * For the hosted journeys of one address, including requests with guessed tokens. People in one office, or
 * with one internet provider, share it.
 */
export const journeyAddressPlan: RatePlan = { perMinute: 6000, burst: 1200 };

/**
 * For answers of outside providers, per address, including those with guessed signatures. A vendor has few
 * addresses.
 */
export const providerAddressPlan: RatePlan = { perMinute: 6000, burst: 1200 };

/** For the answers to one job; only one of them counts. */
export const providerJobPlan: RatePlan = { perMinute: 30, burst: 10 };

/** No monitor sends a hundred requests per second. */
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
  retryAfterSeconds: number;
}

export interface Taken extends RateState {
  admitted: boolean;
}

/** An attacker with many addresses must not fill the memory. The half that was used last is always kept. */
const maxBuckets = 100_000;

/** What callers are told of a bucket of this plan with this many tokens left. */
export function stateOf({ perMinute, burst }: RatePlan, tokens: number): RateState {
  const perMs = perMinute / 60_000;
  return {
    limit: perMinute,
    remaining: Math.floor(tokens),
    resetAt: Math.ceil((Date.now() + (burst - tokens) / perMs) / 1000),
    retryAfterSeconds: Math.max(1, Math.ceil((1 - tokens) / perMs / 1000)),
  };
}

/** Token buckets of this process (docs/adr/0037). An evicted bucket starts full again. */
export class RateLimiter {
  private readonly buckets = new BoundedCache<string, Bucket>(maxBuckets);

  take(holder: string, plan: RatePlan): Taken {
    const bucket = this.refill(holder, plan.burst, plan.perMinute / 60_000, Date.now());
    const admitted = bucket.tokens >= 1;
    if (admitted) bucket.tokens -= 1;
    return { ...stateOf(plan, bucket.tokens), admitted };
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
