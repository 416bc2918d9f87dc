import { addMilliseconds } from 'date-fns/addMilliseconds';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import type { DetailCode } from '@/lib/platform/detail-codes';
import { ValidationFailed } from '@/lib/platform/errors';
import { endOf, startOf } from '@/lib/domain/moment';
import type { AnalyticsFilters } from './schema';

/** From `from` until just before `to`. */
export interface Period {
  from: Date;
  to: Date;
}

const defaultDays = 30;
const maxDays = 1_830;

const refused = (field: 'from' | 'to', message: string, code: DetailCode) =>
  new ValidationFailed([{ field, message, code }]);

/** The last 30 days by default (API §5.7). Refuses a period that is empty, lies ahead or is longer than five years. */
export function periodOf({ from, to }: AnalyticsFilters, now: Date): Period {
  const end = to === undefined ? now : endOf(to);
  const start = from === undefined ? subMilliseconds(end, defaultDays * millisecondsInDay) : startOf(from);
  if (start >= now) throw refused('from', 'must not be in the future', 'period_ahead');
  if (start >= end) throw refused('to', 'must be later than from', 'period_reversed');
  if (end.getTime() - start.getTime() > maxDays * millisecondsInDay) {
    throw refused('from', `must be at most ${maxDays} days before to`, 'period_too_long');
  }
  return { from: start, to: end };
}

/** A period up to now, and the days of which it has all, so that they can be read from totals by day. */
export interface Span extends Period {
  /** The days from `firstDay` until just before `lastDay` are whole. */
  firstDay: Date;
  lastDay: Date;
  dayAfter: Date;
}

const dayOf = (at: Date) => new Date(Math.floor(at.getTime() / millisecondsInDay) * millisecondsInDay);

export function spanOf({ from, to }: Period, now: Date): Span {
  const end = to < now ? to : now;
  const lastDay = dayOf(end);
  return {
    from,
    to: end,
    firstDay: dayOf(addMilliseconds(from, millisecondsInDay - 1)),
    lastDay,
    dayAfter: addMilliseconds(lastDay, millisecondsInDay),
  };
}

export const daysOf = ({ from, to }: Period): number => (to.getTime() - from.getTime()) / millisecondsInDay;

/** The days in UTC that a period touches, the last of them today at the latest: YYYY-MM-DD. */
export function datesOf({ from, to }: Period, now: Date): string[] {
  const last = Math.min(to.getTime() - 1, now.getTime());
  const dates: string[] = [];
  for (let day = dayOf(from); day.getTime() <= last; day = addMilliseconds(day, millisecondsInDay)) {
    dates.push(day.toISOString().slice(0, 'YYYY-MM-DD'.length));
  }
  return dates;
}
