import { describe, expect, it } from 'vitest';
import { type Estimate, forecastOf } from './forecast';
import { daysBefore } from './period';

/** A Thursday. */
const today = '2026-11-26';

/** Counts by weekday, starting with Sunday. */
type Week = readonly [number, number, number, number, number, number, number];
const workdays = (count: number): Week => [0, count, count, count, count, count, 0];

/** Four weeks before today, and today. */
const resolvedBefore = (week: Week, alreadyToday = 0) => [
  ...Array.from({ length: 28 }, (_, index) => {
    const date = daysBefore(today, 28 - index);
    return { date, alerts_opened: 1, alerts_resolved: week[new Date(date).getUTCDay()] ?? 0 };
  }),
  { date: today, alerts_opened: 1, alerts_resolved: alreadyToday },
];

const dueFrom = (...counts: number[]) =>
  counts.map((count, index) => ({ date: daysBefore(today, -index), count }));

type Work = Parameters<typeof forecastOf>[0];
const doneOf = (work: Work) => forecastOf(work).days.map(({ done }) => done?.usual);
const lateOf = (work: Work) => forecastOf(work).days.map(({ late }) => late?.usual);
const rangeOf = (estimate: Estimate | null | undefined) => [estimate?.low, estimate?.high];

describe('forecast', () => {
  it('assumes each weekday’s usual number, in the order of the deadlines', () => {
    const work = { overdue: 0, due: dueFrom(3, 6, 0, 0, 2), past: resolvedBefore(workdays(4)) };
    expect(forecastOf(work).days.map(({ pace }) => pace?.usual)).toEqual([4, 4, 0, 0, 4]);
    // Three today, and one that is due tomorrow; four more of tomorrow's six; the last of these on Monday, late.
    expect(doneOf(work)).toEqual([3, 5, 0, 0, 2]);
    expect(lateOf(work)).toEqual([0, 1, 0, 0, 0]);
  });

  it('uses the mean of the last four of each weekday', () => {
    const past = resolvedBefore(workdays(0)).map((day) =>
      day.date === daysBefore(today, 7) ? { ...day, alerts_resolved: 6 } : day,
    );
    const [first] = forecastOf({ overdue: 0, due: dueFrom(5), past }).days;
    expect([first?.pace?.usual, first?.done?.usual, first?.late?.usual]).toEqual([1.5, 1, 4]);
  });

  it('starts with overdue alerts', () => {
    const work = { overdue: 3, due: dueFrom(3, 3), past: resolvedBefore(workdays(4)) };
    expect(doneOf(work)).toEqual([1, 2]);
    expect(lateOf(work)).toEqual([2, 1]);
  });

  it('does nothing on a weekend when nobody works, so its deadlines pass', () => {
    const work = { overdue: 0, due: dueFrom(4, 4, 2, 1, 3), past: resolvedBefore(workdays(4)) };
    // Four on Monday: first the weekend's three, then one in time.
    expect(doneOf(work)).toEqual([4, 4, 0, 0, 1]);
    expect(lateOf(work)).toEqual([0, 0, 2, 1, 2]);
  });

  it('counts for today only what remains of its pace', () => {
    const due = dueFrom(4, 0);
    expect(doneOf({ overdue: 0, due, past: resolvedBefore(workdays(4), 3) })).toEqual([1, 0]);
    expect(doneOf({ overdue: 0, due, past: resolvedBefore(workdays(4), 9) })).toEqual([0, 0]);
  });

  it('adds up fractions of alerts from day to day', () => {
    const work = { overdue: 0, due: dueFrom(1, 1), past: resolvedBefore(workdays(0.5)) };
    expect(doneOf(work)).toEqual([0, 0]);
    expect(doneOf({ ...work, due: dueFrom(0, 1) })).toEqual([0, 1]);
  });

  it('is late with everything when nobody resolves anything', () => {
    const due = dueFrom(2, 0, 1, 4, 3);
    expect(lateOf({ overdue: 3, due, past: resolvedBefore(workdays(0)) })).toEqual([2, 0, 1, 4, 3]);
  });

  it('is late with nothing when there is more capacity than work, or no work', () => {
    const past = resolvedBefore([50, 50, 50, 50, 50, 50, 50]);
    expect(lateOf({ overdue: 7, due: dueFrom(2, 0, 1, 4, 3), past })).toEqual([0, 0, 0, 0, 0]);
    const same = (value: number) => ({ usual: value, low: value, high: value });
    expect(forecastOf({ overdue: 0, due: dueFrom(0), past }).days).toEqual([
      { date: today, count: 0, pace: same(50), done: same(0), late: same(0) },
    ]);
    expect(forecastOf({ overdue: 0, due: [], past: [] }).days).toEqual([]);
  });
});

describe('forecast · likely range', () => {
  /** Ten alerts on each workday, but on Tuesdays and Thursdays 2 in the first two weeks, and 18 in the last two. */
  const uneven = resolvedBefore(workdays(10)).map((day, index) => {
    const isUneven = [2, 4].includes(new Date(day.date).getUTCDay()) && index < 28;
    return isUneven ? { ...day, alerts_resolved: index < 14 ? 2 : 18 } : day;
  });

  it('is between the slowest and the busiest tenth of earlier days', () => {
    const [first] = forecastOf({ overdue: 0, due: dueFrom(20), past: uneven }).days;
    // Of twenty workdays, four had 0.2 times the usual number, and four 1.8 times.
    expect(first?.pace?.usual).toBe(10);
    expect(rangeOf(first?.pace)).toEqual([2, 18]);
    expect(rangeOf(first?.done)).toEqual([2, 18]);
    expect(rangeOf(first?.late)).toEqual([2, 18]);
  });

  it('includes the usual number, and narrows over several days, which even out', () => {
    const { days } = forecastOf({ overdue: 0, due: dueFrom(0, 0, 0, 0, 100), past: uneven });
    const monday = days.at(-1);
    expect(monday?.done?.usual).toBe(30);
    const [low = 0, high = 0] = rangeOf(monday?.done);
    expect(low).toBeGreaterThan(30 * 0.2);
    expect(low).toBeLessThan(30);
    expect(high).toBeGreaterThan(30);
    expect(high).toBeLessThan(30 * 1.8);
    expect(rangeOf(monday?.late)).toEqual([100 - high, 100 - low]);
  });

  it('is only the usual number when all weeks are alike', () => {
    const work = { overdue: 0, due: dueFrom(5, 5, 5, 5, 5), past: resolvedBefore(workdays(4)) };
    for (const { pace, done, late } of forecastOf(work).days) {
      for (const estimate of [pace, done, late]) {
        expect(rangeOf(estimate)).toEqual([estimate?.usual, estimate?.usual]);
      }
    }
  });

  it('takes into account what is already resolved today', () => {
    const past = uneven.map((day) => (day.date === today ? { ...day, alerts_resolved: 5 } : day));
    const [first] = forecastOf({ overdue: 0, due: dueFrom(20), past }).days;
    expect(rangeOf(first?.done)).toEqual([0, 13]);
  });
});

describe('forecast · sums', () => {
  it('are exact with three past days of a weekday', () => {
    // 1/3, 1/3 and 4/3 of an alert: in binary fractions, slightly less than two.
    const lastWeek = new Map([7, 6, 5].map((ago, index) => [daysBefore(today, ago), [1, 1, 4][index]]));
    const past = resolvedBefore(workdays(0)).map((day) => ({
      ...day,
      alerts_opened: day.date < daysBefore(today, 21) ? 0 : 1,
      alerts_resolved: lastWeek.get(day.date) ?? 0,
    }));
    expect(doneOf({ overdue: 0, due: dueFrom(0, 0, 9), past })).toEqual([0, 0, 2]);
  });
});

describe('forecast · history', () => {
  /** History in which alerts started this many days ago. */
  const since = (days: number) =>
    resolvedBefore(workdays(4)).map((day) =>
      day.date < daysBefore(today, days) ? { ...day, alerts_opened: 0, alerts_resolved: 0 } : day,
    );

  it('is too short for a forecast in a project’s first two weeks', () => {
    const due = dueFrom(3, 2);
    for (const [past, historyDays] of [
      [since(13), 13],
      [since(1), 1],
      [[], 0],
    ] as const) {
      const forecast = forecastOf({ overdue: 1, due, past });
      expect(forecast.historyDays).toBe(historyDays);
      expect(forecast.days).toEqual(due.map((day) => ({ ...day, pace: null, done: null, late: null })));
    }
  });

  it('starts with the first alert, so that a young project does not look slow', () => {
    const { days, historyDays } = forecastOf({ overdue: 0, due: dueFrom(3, 2), past: since(14) });
    expect(historyDays).toBe(14);
    expect(days.map(({ pace }) => pace?.usual)).toEqual([4, 4]);
  });
});
