import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RateLimiter, ratePlans } from './rate-limit';

const { starter } = ratePlans;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

const takeTimes = (limiter: RateLimiter, holder: string, times: number) =>
  Array.from({ length: times }, () => limiter.take(holder, starter).admitted);

describe('rate limit · bucket', () => {
  it('admits 10 requests of a Starter key at once and refuses the eleventh', () => {
    expect(takeTimes(new RateLimiter(), 'key_1', 11)).toEqual([...Array<boolean>(10).fill(true), false]);
  });

  it('refills one request a second', () => {
    const limiter = new RateLimiter();
    takeTimes(limiter, 'key_1', 10);
    vi.setSystemTime(999);
    expect(limiter.take('key_1', starter).admitted).toBe(false);
    vi.setSystemTime(1_999);
    expect(limiter.take('key_1', starter).admitted).toBe(true);
  });

  it('keeps a bucket for each holder', () => {
    const limiter = new RateLimiter();
    takeTimes(limiter, 'key_1', 11);
    expect(limiter.take('key_2', starter).admitted).toBe(true);
  });

  it('returns what is left and when the bucket is full again', () => {
    vi.setSystemTime(5_000);
    const taken = new RateLimiter().take('key_1', starter);
    expect(taken).toMatchObject({ limit: 60, remaining: 9, resetAt: 6 });
  });

  it('never admits more in a minute than rate and burst together', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 400 });
    fc.assert(
      fc.property(gaps, (waits) => {
        const limiter = new RateLimiter();
        const admittedAt = waits.flatMap((wait) => {
          vi.setSystemTime(Date.now() + wait);
          return limiter.take('key_1', starter).admitted ? [Date.now()] : [];
        });
        for (const from of admittedAt) {
          const inMinute = admittedAt.filter((at) => at >= from && at < from + 60_000);
          expect(inMinute.length).toBeLessThanOrEqual(starter.perMinute + starter.burst);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('rate limit · memory', () => {
  it('keeps the 50,000 buckets used last, and evicts others', () => {
    const limiter = new RateLimiter();
    takeTimes(limiter, 'evicted', 10);
    takeTimes(limiter, 'kept', 10);
    for (let n = 0; n < 100_000; n += 1) {
      limiter.take(`address ${n}`, starter);
      if (n === 51_000) limiter.take('kept', starter);
    }
    expect(limiter.take('kept', starter).admitted).toBe(false);
    expect(limiter.take('evicted', starter).admitted).toBe(true);
  });
});
