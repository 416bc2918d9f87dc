import { describe, expect, it } from 'vitest';
import { lastDays, rangeLabel, rangeOf } from './date-range';

describe('date range', () => {
  it('counts back from today, across months and leap days', () => {
    expect(lastDays(30, '2026-11-21')).toEqual({ from: '2026-10-23', to: '2026-11-21' });
    expect(lastDays(1, '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-21' });
    expect(lastDays(2, '2028-03-01').from).toBe('2028-02-29');
  });

  it('does not repeat what both days have in common', () => {
    expect(rangeLabel({ from: '2026-10-23', to: '2026-11-21' })).toBe('23 Oct – 21 Nov 2026');
    expect(rangeLabel({ from: '2026-11-01', to: '2026-11-21' })).toBe('1 – 21 Nov 2026');
    expect(rangeLabel({ from: '2025-12-01', to: '2026-11-21' })).toBe('1 Dec 2025 – 21 Nov 2026');
    expect(rangeLabel({ from: '2026-11-21', to: '2026-11-21' })).toBe('21 Nov 2026');
  });

  it('is no range if a day is missing or impossible, or the first is after the last', () => {
    expect(rangeOf('2026-11-01', '2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-21' });
    expect(rangeOf('', '2026-11-21')).toBeUndefined();
    expect(rangeOf('2026-02-30', '2026-11-21')).toBeUndefined();
    expect(rangeOf('2026-11-22', '2026-11-21')).toBeUndefined();
  });
});
