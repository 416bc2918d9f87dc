import { describe, expect, it } from 'vitest';
import {
  axisOf,
  type DayOfWork,
  deadlinesKeptOf,
  labelOfDays,
  throughputOfAlerts,
  throughputOfCases,
  weekCountOf,
  weeksOf,
} from './work-by-day';

const dayOf = (date: string, resolved: number, within: number, closed = 0): DayOfWork => ({
  date,
  cases_opened: 1,
  cases_closed: closed,
  alerts_opened: 2,
  alerts_resolved: resolved,
  within_deadline: within + closed,
  alerts_within_deadline: within,
  cases_within_deadline: closed,
});

describe('work by day', () => {
  it('writes a range of days without repeating the month', () => {
    expect(labelOfDays('2026-11-09', '2026-11-15')).toBe('9–15 Nov');
    expect(labelOfDays('2026-10-26', '2026-11-01')).toBe('26 Oct – 1 Nov');
    expect(labelOfDays('2026-11-21', '2026-11-21')).toBe('21 Nov');
  });

  it('shades weekends, and links each number to that day’s rows', () => {
    const days = [dayOf('2026-11-20', 3, 3), dayOf('2026-11-21', 1, 1, 4)];
    const { points } = throughputOfAlerts(days);
    expect(points.map(({ isShaded }) => isShaded)).toEqual([false, true]);
    expect(points.map(({ values }) => values)).toEqual([
      { ended: 3, opened: 2 },
      { ended: 1, opened: 2 },
    ]);
    expect(points[0]?.links).toEqual({
      ended: '/alerts?status=Resolved&resolved=2026-11-20..2026-11-20',
      opened: '/audit?event_type=alert.created&from=2026-11-20&to=2026-11-20',
    });
    expect(throughputOfCases(days).points[1]).toMatchObject({
      values: { ended: 4, opened: 1 },
      links: {
        ended: '/cases?status=Closed&closed=2026-11-21..2026-11-21',
        opened: '/audit?event_type=case.created&from=2026-11-21&to=2026-11-21',
      },
    });
  });

  it('counts kept deadlines of alerts and cases over seven days, with no value if nothing ended', () => {
    const days = ['01', '02', '03', '04', '05', '06', '07', '08', '09'].map((day) =>
      dayOf(`2026-11-${day}`, day === '02' ? 4 : 0, day === '02' ? 3 : 0),
    );
    const { points } = deadlinesKeptOf(days);
    expect(points.map(({ values }) => values.alerts)).toEqual([null, 75, 75, 75, 75, 75, 75, 75, null]);
    expect(points.map(({ values }) => values.cases)).toEqual(points.map(() => null));
    expect(points[7]?.links?.alerts).toBe('/alerts?status=Resolved&resolved=2026-11-02..2026-11-08');
    expect(points[7]?.shareOf?.alerts).toBe('share within their deadline of 4 alerts resolved');
    expect(axisOf(deadlinesKeptOf(days))).toEqual([70, 100]);
  });

  it('adds up weeks from Monday, the newest first', () => {
    const days = [dayOf('2026-11-08', 2, 1), dayOf('2026-11-09', 1, 1, 1), dayOf('2026-11-10', 0, 0)];
    expect(weekCountOf({ from: '2026-11-08', to: '2026-11-10' })).toBe(2);
    expect(weeksOf(days)).toEqual([
      {
        label: '9–10 Nov',
        range: { from: '2026-11-09', to: '2026-11-10' },
        alerts_opened: 4,
        alerts_resolved: 1,
        cases_opened: 2,
        cases_closed: 1,
        alerts_late: 0,
        cases_late: 0,
      },
      {
        label: '8 Nov',
        range: { from: '2026-11-08', to: '2026-11-08' },
        alerts_opened: 2,
        alerts_resolved: 2,
        cases_opened: 1,
        cases_closed: 0,
        alerts_late: 1,
        cases_late: 0,
      },
    ]);
  });
});
