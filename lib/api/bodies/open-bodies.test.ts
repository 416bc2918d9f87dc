import { describe, expect, it } from 'vitest';
import { RateLimited } from '@/lib/platform/errors/errors';
import { readOneOf } from './open-bodies';

describe('bodies · of one caller', () => {
  it('arrive 200 at once, one more is refused, and other callers are not', async () => {
    const arrived = Promise.withResolvers<string>();
    const reading = Array.from({ length: 200 }, () => readOneOf('key_1', () => arrived.promise));
    await expect(readOneOf('key_1', async () => 'late')).rejects.toBeInstanceOf(RateLimited);
    expect(await readOneOf('key_2', async () => 'read')).toBe('read');
    arrived.resolve('read');
    expect(new Set(await Promise.all(reading))).toEqual(new Set(['read']));
    expect(await readOneOf('key_1', async () => 'read')).toBe('read');
  });

  it('make room when one fails', async () => {
    const broken = Array.from({ length: 300 }, () =>
      readOneOf('key_3', () => Promise.reject(new Error('cut'))),
    );
    await Promise.allSettled(broken);
    expect(await readOneOf('key_3', async () => 'read')).toBe('read');
  });
});
