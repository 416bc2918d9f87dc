import { millisecondsInDay } from 'date-fns/constants';
import type { ChartData } from '@/components/charts/chart-data';
import type { DateRange } from '@/components/ui/date-range';
import { counted } from '@/components/ui/format';
import type { WorkByDay } from '@/lib/domain/analytics/schema';
import { closedIn, recordsOf, resolvedIn } from './period';

export type DayOfWork = WorkByDay['days'][number];

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const sumOf = (days: readonly DayOfWork[], valueOf: (day: DayOfWork) => number) =>
  days.reduce((sum, day) => sum + valueOf(day), 0);

/** The weekday in UTC, like the figures. */
export const weekdayOf = (date: string) => new Date(date).getUTCDay();
const isWeekend = (date: string) => [0, 6].includes(weekdayOf(date));
const mondayOf = (date: string) => Date.parse(date) - ((weekdayOf(date) + 6) % 7) * millisecondsInDay;

const labelOfDay = (date: string) => dayAndMonth.format(new Date(date));

/** "9–15 Nov", "26 Oct – 1 Nov" or "21 Nov". */
export function labelOfDays(first: string, last: string): string {
  if (first === last) return labelOfDay(first);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return isOneMonth
    ? `${Number(first.slice(8))}–${labelOfDay(last)}`
    : `${labelOfDay(first)} – ${labelOfDay(last)}`;
}

export const alertsOpenedIn = (range: DateRange): string => recordsOf('alert.created', range);
export const casesOpenedIn = (range: DateRange): string => recordsOf('case.created', range);

interface Flow {
  /** What the series of ended work is called. */
  ended: string;
  valuesOf: (day: DayOfWork) => { ended: number; opened: number };
  linksOf: (range: DateRange) => { ended: string; opened: string };
}

const throughputOf =
  ({ ended, valuesOf, linksOf }: Flow) =>
  (days: readonly DayOfWork[]): ChartData => ({
    heading: 'Day',
    series: [
      { key: 'ended', name: ended, mark: 'bar', step: 2 },
      { key: 'opened', name: 'Opened', mark: 'line', step: 'ink' },
    ],
    points: days.map((day) => ({
      label: labelOfDay(day.date),
      date: day.date,
      values: valuesOf(day),
      links: linksOf({ from: day.date, to: day.date }),
      isShaded: isWeekend(day.date),
    })),
  });

export const throughputOfAlerts = throughputOf({
  ended: 'Resolved',
  valuesOf: ({ alerts_resolved, alerts_opened }) => ({ ended: alerts_resolved, opened: alerts_opened }),
  linksOf: (range) => ({ ended: resolvedIn(range), opened: alertsOpenedIn(range) }),
});

export const throughputOfCases = throughputOf({
  ended: 'Closed',
  valuesOf: ({ cases_closed, cases_opened }) => ({ ended: cases_closed, opened: cases_opened }),
  linksOf: (range) => ({ ended: closedIn(range), opened: casesOpenedIn(range) }),
});

export const rollingDays = 7;

const percentageOf = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);

/**
 * The share of deadlines kept. Each day counts with the six before it, because a single day, such as a Sunday, says
 * little. Null if nothing ended.
 */
export function deadlinesKeptOf(days: readonly DayOfWork[]): ChartData {
  const points = days.map(({ date }, index) => {
    const last = days.slice(Math.max(0, index + 1 - rollingDays), index + 1);
    const range = { from: last[0]?.date ?? date, to: date };
    const alerts = sumOf(last, (day) => day.alerts_resolved);
    const cases = sumOf(last, (day) => day.cases_closed);
    return {
      label: labelOfDay(date),
      date,
      values: {
        alerts: percentageOf(
          sumOf(last, (day) => day.alerts_within_deadline),
          alerts,
        ),
        cases: percentageOf(
          sumOf(last, (day) => day.cases_within_deadline),
          cases,
        ),
      },
      links: { alerts: resolvedIn(range), cases: closedIn(range) },
      shareOf: {
        alerts: `share within their deadline of ${counted(alerts, 'alert', 'alerts')} resolved`,
        cases: `share within their deadline of ${counted(cases, 'case', 'cases')} closed`,
      },
      isShaded: isWeekend(date),
    };
  });
  return {
    heading: 'Seven days to',
    series: [
      { key: 'alerts', name: 'Alerts within deadline', mark: 'line', step: 1 },
      { key: 'cases', name: 'Cases within deadline', mark: 'dashed line', step: 'ink' },
    ],
    points,
    unit: 'percent',
    format: (value) => `${Math.round(value)}%`,
  };
}

/**
 * The bounds of the axis. It starts at a round number below the smallest value, so that a change of a few points is
 * visible.
 */
export function axisOf({ points }: ChartData): readonly [number, number] {
  const values = points.flatMap((point) => Object.values(point.values).filter((value) => value !== null));
  return [Math.min(90, Math.floor(Math.min(100, ...values) / 10) * 10), 100];
}

export interface WeekOfWork {
  label: string;
  range: DateRange;
  alerts_opened: number;
  alerts_resolved: number;
  cases_opened: number;
  cases_closed: number;
  alerts_late: number;
  cases_late: number;
}

/** How many weeks `weeksOf` gives for a range. */
export const weekCountOf = ({ from, to }: DateRange): number =>
  (mondayOf(to) - mondayOf(from)) / (7 * millisecondsInDay) + 1;

/** Weeks from Monday, the newest first. The first and the last may be incomplete. */
export function weeksOf(days: readonly DayOfWork[]): WeekOfWork[] {
  const weeks = [...Map.groupBy(days, ({ date }) => mondayOf(date)).values()];
  return weeks.reverse().map((week) => {
    const [first, last] = [week[0]?.date ?? '', week.at(-1)?.date ?? '']; // a group has at least one day
    return {
      label: labelOfDays(first, last),
      range: { from: first, to: last },
      alerts_opened: sumOf(week, (day) => day.alerts_opened),
      alerts_resolved: sumOf(week, (day) => day.alerts_resolved),
      cases_opened: sumOf(week, (day) => day.cases_opened),
      cases_closed: sumOf(week, (day) => day.cases_closed),
      alerts_late: sumOf(week, (day) => day.alerts_resolved - day.alerts_within_deadline),
      cases_late: sumOf(week, (day) => day.cases_closed - day.cases_within_deadline),
    };
  });
}
