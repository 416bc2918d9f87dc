import { describe, expect, it } from 'vitest';
import { byDay } from './days';

const now = new Date('2026-11-21T10:00:00Z');
const daysOf = (times: readonly string[], timeZone = 'UTC') =>
  byDay(
    times.map((at) => ({ at })),
    now,
    timeZone,
  ).map(({ label, events }) => `${label}: ${events.length}`);

describe('timeline · days', () => {
  it('groups events by day, with readable names', () => {
    expect(
      daysOf([
        '2026-11-21T09:00:00Z',
        '2026-11-21T00:00:00Z',
        '2026-11-20T23:59:59Z',
        '2026-11-12T09:12:00Z',
        '2025-12-31T09:12:00Z',
      ]),
    ).toEqual(['Today: 2', 'Yesterday: 1', 'Thursday, 12 November: 1', 'Wednesday, 31 December 2025: 1']);
  });

  it('uses the days of the time zone', () => {
    expect(daysOf(['2026-11-20T23:30:00Z'], 'Europe/Athens')).toEqual(['Today: 1']);
    expect(daysOf(['2026-11-21T02:00:00Z'], 'America/New_York')).toEqual(['Yesterday: 1']);
  });

  it('has no days without events', () => {
    expect(daysOf([])).toEqual([]);
  });
});
