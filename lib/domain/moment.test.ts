import { describe, expect, it } from 'vitest';
import { wholeYearsSince } from './moment';

describe('whole years', () => {
  it.each([
    ['2025-03-02', 1],
    ['2024-03-02', 2],
    ['2016-03-02', 10],
    ['1926-03-02', 100],
  ])('since %s are %i on its anniversary, from midnight in UTC', (day, years) => {
    expect(wholeYearsSince(day, new Date('2026-03-02T00:00:00Z'))).toBe(years);
    expect(wholeYearsSince(day, new Date('2026-03-01T23:59:59.999Z'))).toBe(years - 1);
  });

  it.each([
    ['2025-02-28T23:59:59Z', 0],
    ['2025-03-01T00:00:00Z', 1],
    ['2028-02-28T23:59:59Z', 3],
    ['2028-02-29T00:00:00Z', 4],
  ])('since 29 February 2024 are, at %s, %i', (now, years) => {
    expect(wholeYearsSince('2024-02-29', new Date(now))).toBe(years);
  });

  it('are negative before the day', () => {
    expect(wholeYearsSince('2026-03-03', new Date('2026-03-02T09:30:00Z'))).toBe(-1);
  });

  it('are unknown since what is no day', () => {
    expect(wholeYearsSince('unknown', new Date('2026-03-02T09:30:00Z'))).toBeNull();
  });
});
