import { addMilliseconds } from 'date-fns/addMilliseconds';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import type { DetailCode } from '@/lib/platform/errors/detail-codes';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import { endOf, startOf } from '@/lib/domain/moment';
import { isoDay, startOfDay } from '@/lib/platform/days';
import type { AnalyticsFilters } from './schema';

/** From `from` until just before `to`. */
export interface Period {
  from: Date;
  to: Date;
}

const defaultDays = 30;
const maxDays = 1_830;
/** Totals are stored by calendar date, and PostgreSQL has no year 0. */
const earliest = '0001-01-01';

const refused = (field: 'from' | 'to', message: string, code: DetailCode) =>
  new ValidationFailed([{ field, message, code }]);

/**
 * Default: the last 30 days (API §5.7). Refuses a period that is empty, in the future, longer than five years or before
 * the year 1.
 */
export function periodOf({ from, to }: AnalyticsFilters, now: Date): Period {
  const end = to === undefined ? now : endOf(to);
  const start = from === undefined ? subMilliseconds(end, defaultDays * millisecondsInDay) : startOf(from);
  if (start >= now) throw refused('from', 'must not be in the future', 'period_ahead');
  if (start >= end) throw refused('to', 'must be later than from', 'period_reversed');
  if (end.getTime() - start.getTime() > maxDays * millisecondsInDay) {
    throw refused('from', `must be at most ${maxDays} days before to`, 'period_too_long');
  }
  if (start < new Date(earliest)) {
    const field = from === undefined ? 'to' : 'from';
    throw refused(field, `must not make the period begin before ${earliest}`, 'impossible_date');
  }
  return { from: start, to: end };
}

/** A period up to now, with its whole days, which can be read from totals by day. */
export interface Span extends Period {
  /** The days from `firstDay` until just before `lastDay` are whole. */
  firstDay: Date;
  lastDay: Date;
  dayAfter: Date;
}

/** Days or months with stored totals, from the day `first` until just before `until`. */
export interface WholeSpan {
  span: 'day' | 'month';
  first: string;
  until: string;
}

const monthOf = (day: Date, added = 0): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + added));
const nextMonthOf = (day: Date): Date => (monthOf(day).getTime() === day.getTime() ? day : monthOf(day, 1));

/** A few totals that cover all days from `first` until just before `until`: whole months, and the days at both ends. */
export function wholeSpans(first: Date, until: Date): WholeSpan[] {
  const [firstMonth, lastMonth] = [nextMonthOf(first), monthOf(until)];
  const range = (span: WholeSpan['span'], from: Date, to: Date) => ({
    span,
    first: isoDay(from),
    until: isoDay(to),
  });
  if (firstMonth >= lastMonth) return [range('day', first, until)];
  return [
    range('day', first, firstMonth),
    range('month', firstMonth, lastMonth),
    range('day', lastMonth, until),
  ];
}

/** The same for all days from `first` on. */
export function wholeSpansSince(first: Date): WholeSpan[] {
  const firstMonth = nextMonthOf(first);
  return [
    { span: 'day', first: isoDay(first), until: isoDay(firstMonth) },
    { span: 'month', first: isoDay(firstMonth), until: 'infinity' },
  ];
}

export function spanOf({ from, to }: Period, now: Date): Span {
  const end = to < now ? to : now;
  const lastDay = startOfDay(end);
  return {
    from,
    to: end,
    firstDay: startOfDay(addMilliseconds(from, millisecondsInDay - 1)),
    lastDay,
    dayAfter: addMilliseconds(lastDay, millisecondsInDay),
  };
}

/** This many days starting today, in UTC: YYYY-MM-DD. */
export const datesAhead = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, days) =>
    isoDay(addMilliseconds(startOfDay(now), days * millisecondsInDay)),
  );

export const daysOf = ({ from, to }: Period): number => (to.getTime() - from.getTime()) / millisecondsInDay;

/** The days in UTC that the period touches, at most up to today: YYYY-MM-DD. */
export function datesOf({ from, to }: Period, now: Date): string[] {
  const last = Math.min(to.getTime() - 1, now.getTime());
  const dates: string[] = [];
  for (let day = startOfDay(from); day.getTime() <= last; day = addMilliseconds(day, millisecondsInDay)) {
    dates.push(isoDay(day));
  }
  return dates;
}
