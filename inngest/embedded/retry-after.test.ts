import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryTimeOf } from './retry-after';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('runner · the time of a retry', () => {
  it.each([
    ['90', '2026-11-23T12:01:30.000Z'],
    ['2026-11-23T18:00:00.000Z', '2026-11-23T18:00:00.000Z'],
    ['0', '2026-11-23T12:00:01.000Z'],
    ['2026-11-23T11:00:00.000Z', '2026-11-23T12:00:01.000Z'],
    ['604800', '2026-11-24T12:00:00.000Z'],
  ])('for %s is %s', (header, expected) => {
    expect(retryTimeOf(header)?.toISOString()).toBe(expected);
  });

  it.each([null, 'soon'])('is the runner’s own for %s', (header) => {
    expect(retryTimeOf(header)).toBeUndefined();
  });
});
