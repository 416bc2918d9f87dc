import { describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache';

describe('platform · bounded cache', () => {
  it('returns the last value of a key', () => {
    const cache = new BoundedCache<string, number>(10);
    cache.set('a', 1);
    cache.set('a', 2);
    expect([cache.get('a'), cache.get('b')]).toEqual([2, undefined]);
  });

  it('forgets values that are not used, and never holds more than its maximum', () => {
    const cache = new BoundedCache<number, number>(10);
    const keys = Array.from({ length: 100 }, (_, key) => key);
    for (const key of keys) cache.set(key, key);
    const held = keys.filter((key) => cache.get(key) !== undefined);
    expect(held.length).toBeGreaterThanOrEqual(5);
    expect(held.length).toBeLessThanOrEqual(10);
    expect(held.every((key) => key >= 90)).toBe(true);
  });

  it('keeps a value that is used more often than others are added', () => {
    const cache = new BoundedCache<string, number>(10);
    cache.set('used', 1);
    for (let key = 0; key < 100; key += 1) {
      cache.set(`other ${key}`, key);
      expect(cache.get('used')).toBe(1);
    }
  });

  it('returns the last value of a key that is in both maps', () => {
    const cache = new BoundedCache<string, number>(4);
    cache.set('a', 1);
    cache.set('b', 1);
    cache.set('a', 2);
    expect(cache.get('a')).toBe(2);
  });
});
