import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import type { z } from 'zod';
import { fault } from '@/lib/platform/errors/detail-codes';
import type { Condition } from '@/lib/platform/database/conditions';

const isDay = (moment: string) => moment.length === 'YYYY-MM-DD'.length;

/** A timestamp, or a date, which is a whole day in UTC. */
export const startOf = (moment: string): Date => new Date(moment);
export const endOf = (moment: string): Date =>
  isDay(moment) ? addMilliseconds(new Date(moment), millisecondsInDay) : new Date(moment);

/**
 * Whole years from a day, YYYY-MM-DD, to `now` in UTC: as people count birthdays. Negative before the day; null for an
 * invalid one. In a year without 29 February, its anniversary is 1 March.
 */
export function wholeYearsSince(day: string, now: Date): number | null {
  const from = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(from.getTime())) return null;
  const years = now.getUTCFullYear() - from.getUTCFullYear();
  const anniversary = new Date(from);
  anniversary.setUTCFullYear(now.getUTCFullYear());
  return now < anniversary ? years - 1 : years;
}

/** Rows whose column is at or after the moment. Columns never come from a request. */
export const isFrom = (column: string, moment: string): Condition => ({
  sql: `${column} >= ?::timestamptz`,
  values: [startOf(moment)],
  isDecisive: true,
});

/** Rows whose column is before the end of the moment. */
export const isUntil = (column: string, moment: string): Condition => ({
  sql: `${column} < ?::timestamptz`,
  values: [endOf(moment)],
  isDecisive: true,
});

type Moments<Name extends string> = { [Bound in `${Name}_${'from' | 'to'}`]?: string };

/** Refuses filters in which the period of this name, such as `due_from` and `due_to`, ends before it begins. */
export function inOrder<Name extends string, Filters extends z.ZodType<Moments<Name>>>(
  name: Name,
  filters: Filters,
): Filters {
  const [first, last] = [`${name}_from`, `${name}_to`] as const;
  const isInOrder = (moments: Moments<Name>) => {
    const { [first]: from, [last]: to } = moments;
    if (from === undefined || to === undefined) return true;
    // A period that ends on a day must not begin on the next.
    return isDay(to) ? startOf(from) < endOf(to) : startOf(from) <= endOf(to);
  };
  return filters.refine(isInOrder, {
    ...fault('period_reversed', `must not be before ${first}`),
    path: [last],
  });
}
