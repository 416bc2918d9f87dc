import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import type { Condition } from '@/lib/platform/keyset';

const isDay = (moment: string) => moment.length === 'YYYY-MM-DD'.length;

/** A timestamp, or a date, which is a whole day in UTC. */
export const startOf = (moment: string): Date => new Date(moment);
export const endOf = (moment: string): Date =>
  isDay(moment) ? addMilliseconds(new Date(moment), millisecondsInDay) : new Date(moment);

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
