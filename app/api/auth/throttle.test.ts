import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FailureThrottle } from './throttle';

const allowance = { failures: 3, windowMs: 1000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

function failThreeTimes(throttle: FailureThrottle, key: string): void {
  for (let i = 0; i < 3; i++) throttle.count(key);
}

describe('sign-in · throttle', () => {
  it('refuses a key after its last allowed failure, and no other key', () => {
    const throttle = new FailureThrottle(allowance);
    for (let i = 0; i < 3; i++) {
      expect(throttle.isExhausted('a')).toBe(false);
      throttle.count('a');
    }
    vi.setSystemTime(999);
    expect(throttle.isExhausted('a')).toBe(true);
    expect(throttle.isExhausted('b')).toBe(false);
  });

  it('starts at zero when the window has ended', () => {
    const throttle = new FailureThrottle(allowance);
    failThreeTimes(throttle, 'a');
    vi.setSystemTime(1000);
    expect(throttle.isExhausted('a')).toBe(false);
    throttle.count('a');
    vi.setSystemTime(1500);
    expect(throttle.isExhausted('a')).toBe(false);
  });

  it('forgets the failures of a person who signs in', () => {
    const throttle = new FailureThrottle(allowance);
    failThreeTimes(throttle, 'a');
    throttle.clear('a');
    vi.setSystemTime(1);
    expect(throttle.isExhausted('a')).toBe(false);
  });

  it('evicts the least recently used of more than 20,000 keys', () => {
    const throttle = new FailureThrottle({ failures: 1, windowMs: 1_000_000 });
    for (let i = 0; i < 30_000; i++) throttle.count(`key ${i}`);
    vi.setSystemTime(1);
    expect(throttle.isExhausted('key 0')).toBe(false);
    expect(throttle.isExhausted('key 29999')).toBe(true);
  });
});
