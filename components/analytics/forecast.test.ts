import { describe, expect, it } from 'vitest';
import { forecastOf } from './forecast';
import { daysBefore } from './period';

/** A Thursday. */
const today = '2026-11-26';

/** By weekday, from Sunday on. */
type Week = readonly [number, number, number, number, number, number, number];
const workdays = (count: number): Week => [0, count, count, count, count, count, 0];

/** Four weeks before today, and today. */
const resolvedBefore = (week: Week, alreadyToday = 0) => [
  ...Array.from({ length: 28 }, (_, index) => {
    const date = daysBefore(today, 28 - index);
    return { date, alerts_resolved: week[new Date(date).getUTCDay()] ?? 0 };
  }),
  { date: today, alerts_resolved: alreadyToday },
];

const dueFrom = (...counts: number[]) =>
  counts.map((count, index) => ({ date: daysBefore(today, -index), count }));

const doneOf = (work: Parameters<typeof forecastOf>[0]) => forecastOf(work).map(({ done }) => done);
const lateOf = (work: Parameters<typeof forecastOf>[0]) => forecastOf(work).map(({ late }) => late);

describe('forecast', () => {
  it('does each day as many as on that weekday before, in the order of the deadlines', () => {
    const work = { overdue: 0, due: dueFrom(3, 6, 0, 0, 2), resolved: resolvedBefore(workdays(4)) };
    expect(forecastOf(work).map(({ pace }) => pace)).toEqual([4, 4, 0, 0, 4]);
    // Today three, and one that is due tomorrow; tomorrow four more of its six; one of these on Monday, late.
    expect(doneOf(work)).toEqual([3, 5, 0, 0, 2]);
    expect(lateOf(work)).toEqual([0, 1, 0, 0, 0]);
  });

  it('takes the mean of four of each weekday', () => {
    const resolved = resolvedBefore(workdays(0)).map((day) =>
      day.date === daysBefore(today, 7) ? { ...day, alerts_resolved: 6 } : day,
    );
    const [first] = forecastOf({ overdue: 0, due: dueFrom(5), resolved });
    expect(first).toMatchObject({ pace: 1.5, done: 1, late: 4 });
  });

  it('begins with what is overdue', () => {
    const work = { overdue: 3, due: dueFrom(3, 3), resolved: resolvedBefore(workdays(4)) };
    expect(doneOf(work)).toEqual([1, 2]);
    expect(lateOf(work)).toEqual([2, 1]);
  });

  it('does nothing at a weekend on which nobody works, so that its deadlines pass', () => {
    const work = { overdue: 0, due: dueFrom(4, 4, 2, 1, 3), resolved: resolvedBefore(workdays(4)) };
    // On Monday four: first the three of the weekend, then one in time.
    expect(doneOf(work)).toEqual([4, 4, 0, 0, 1]);
    expect(lateOf(work)).toEqual([0, 0, 2, 1, 2]);
  });

  it('counts for today only what is left of its pace', () => {
    const due = dueFrom(4, 0);
    expect(doneOf({ overdue: 0, due, resolved: resolvedBefore(workdays(4), 3) })).toEqual([1, 0]);
    expect(doneOf({ overdue: 0, due, resolved: resolvedBefore(workdays(4), 9) })).toEqual([0, 0]);
  });

  it('adds up parts of alerts from day to day', () => {
    const work = { overdue: 0, due: dueFrom(1, 1), resolved: resolvedBefore(workdays(0.5)) };
    expect(doneOf(work)).toEqual([0, 0]);
    expect(doneOf({ ...work, due: dueFrom(0, 1) })).toEqual([0, 1]);
  });

  it('is late with everything where nobody resolves anything, or nothing is known yet', () => {
    const due = dueFrom(2, 0, 1, 4, 3);
    expect(lateOf({ overdue: 3, due, resolved: resolvedBefore(workdays(0)) })).toEqual([2, 0, 1, 4, 3]);
    expect(lateOf({ overdue: 0, due, resolved: [] })).toEqual([2, 0, 1, 4, 3]);
  });

  it('is late with nothing where there is more capacity than work, or no work', () => {
    const resolved = resolvedBefore([50, 50, 50, 50, 50, 50, 50]);
    expect(lateOf({ overdue: 7, due: dueFrom(2, 0, 1, 4, 3), resolved })).toEqual([0, 0, 0, 0, 0]);
    expect(forecastOf({ overdue: 0, due: dueFrom(0), resolved })).toEqual([
      { date: today, count: 0, pace: 50, done: 0, late: 0 },
    ]);
    expect(forecastOf({ overdue: 0, due: [], resolved })).toEqual([]);
  });
});
