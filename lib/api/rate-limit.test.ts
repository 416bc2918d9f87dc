import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RateLimiter, ratePlans } from './rate-limit';

const { starter } = ratePlans;

describe('rate limit · bucket', () => {
  it('lets a Starter key send 10 at once and refuses the eleventh', () => {
    const limiter = new RateLimiter();
    const admitted = Array.from({ length: 11 }, () => limiter.take('key_1', starter, 0).admitted);
    expect(admitted).toEqual([...Array<boolean>(10).fill(true), false]);
  });

  it('refills one a second', () => {
    const limiter = new RateLimiter();
    for (let n = 0; n < 10; n += 1) limiter.take('key_1', starter, 0);
    expect(limiter.take('key_1', starter, 999).admitted).toBe(false);
    expect(limiter.take('key_1', starter, 1_999).admitted).toBe(true);
  });

  it('keeps each holder apart', () => {
    const limiter = new RateLimiter();
    for (let n = 0; n < 11; n += 1) limiter.take('key_1', starter, 0);
    expect(limiter.take('key_2', starter, 0).admitted).toBe(true);
  });

  it('says what is left, and when the bucket is full again', () => {
    const taken = new RateLimiter().take('key_1', starter, 5_000);
    expect(taken).toMatchObject({ limit: 60, remaining: 9, resetAt: 6 });
  });

  it('never admits more in a minute than rate and burst together', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 400 });
    fc.assert(
      fc.property(gaps, (waits) => {
        const limiter = new RateLimiter();
        let now = 0;
        const admittedAt = waits.flatMap((wait) => {
          now += wait;
          return limiter.take('key_1', starter, now).admitted ? [now] : [];
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
