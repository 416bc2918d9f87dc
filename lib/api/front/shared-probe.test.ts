import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedProbe } from './shared-probe';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('shared probe', () => {
  it('probes once for all callers during a probe and for a second afterwards', async () => {
    let asked = 0;
    let answer: (n: number) => void = () => {};
    const probe = sharedProbe(() => {
      asked += 1;
      return new Promise<number>((done) => (answer = done));
    }, 1000);
    const first = [probe(), probe()];
    vi.advanceTimersByTime(5000);
    first.push(probe());
    answer(1);
    expect(await Promise.all(first)).toEqual([1, 1, 1]);
    vi.advanceTimersByTime(999);
    expect([await probe(), asked]).toEqual([1, 1]);
    vi.advanceTimersByTime(1);
    const second = probe();
    answer(2);
    expect([await second, asked]).toEqual([2, 2]);
  });

  it('probes again after a failure, once the failure is too old', async () => {
    let asked = 0;
    const probe = sharedProbe(async () => {
      asked += 1;
      throw new Error('no');
    }, 1000);
    for (let n = 0; n < 2; n += 1) await expect(probe()).rejects.toThrow('no');
    vi.advanceTimersByTime(1000);
    await expect(probe()).rejects.toThrow('no');
    expect(asked).toBe(2);
  });
});
