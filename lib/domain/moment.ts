import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import type { Condition } from '@/lib/platform/keyset';

const isDay = (moment: string) => moment.length === 'YYYY-MM-DD'.length;

/** Of a timestamp, or of a date, which is a whole day in UTC. */
export const startOf = (moment: string): Date => new Date(moment);
export const endOf = (moment: string): Date =>
  isDay(moment) ? addMilliseconds(new Date(moment), millisecondsInDay) : new Date(moment);

/** Rows of which the column is at the moment or later. Columns are never taken from a request. */
export const isFrom = (column: string, moment: string): Condition => ({
  sql: `${column} >= ?::timestamptz`,
  values: [startOf(moment)],
  isDecisive: true,
});

/** Rows of which the column is before the end of the moment. */
export const isUntil = (column: string, moment: string): Condition => ({
  sql: `${column} < ?::timestamptz`,
  values: [endOf(moment)],
  isDecisive: true,
});
