import { describe, expect, it } from 'vitest';
import { FailureThrottle } from './throttle';

const allowance = { failures: 3, windowMs: 1000 };

describe('sign-in · throttle', () => {
  it('refuses after the last allowed failure, and that key alone', () => {
    const throttle = new FailureThrottle(allowance);
    for (let i = 0; i < 3; i++) {
      expect(throttle.isExhausted('a', 0)).toBe(false);
      throttle.count('a', 0);
    }
    expect(throttle.isExhausted('a', 999)).toBe(true);
    expect(throttle.isExhausted('b', 999)).toBe(false);
  });

  it('begins anew when the window has ended', () => {
    const throttle = new FailureThrottle(allowance);
    for (let i = 0; i < 3; i++) throttle.count('a', 0);
    expect(throttle.isExhausted('a', 1000)).toBe(false);
    throttle.count('a', 1000);
    expect(throttle.isExhausted('a', 1500)).toBe(false);
  });

  it('forgets the failures of who signs in', () => {
    const throttle = new FailureThrottle(allowance);
    for (let i = 0; i < 3; i++) throttle.count('a', 0);
    throttle.clear('a');
    expect(throttle.isExhausted('a', 1)).toBe(false);
  });

  it('keeps its memory bounded', () => {
    const throttle = new FailureThrottle({ failures: 1, windowMs: 1_000_000 });
    for (let i = 0; i < 30_000; i++) throttle.count(`key ${i}`, 0);
    expect(throttle.isExhausted('key 0', 1)).toBe(false);
    expect(throttle.isExhausted('key 29999', 1)).toBe(true);
  });
});
