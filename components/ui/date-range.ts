import { millisecondsInDay } from 'date-fns/constants';
import { formatDate } from './format';

/** The first and the last day of a range: YYYY-MM-DD. */
export interface DateRange {
  from: string;
  to: string;
}

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && isoDate(Date.parse(text)) === text;
const isoDate = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The last days, including today. */
export const lastDays = (count: number, today: string): DateRange => ({
  from: isoDate(Date.parse(today) - (count - 1) * millisecondsInDay),
  to: today,
});

/** "23 Oct – 21 Nov 2026", without repeating what both days have in common. */
export function rangeLabel({ from, to }: DateRange): string {
  if (from === to) return formatDate(to);
  const [first, last] = [formatDate(from).split(' '), formatDate(to).split(' ')];
  // Day, month and year are compared from the end.
  while (first.length > 1 && first.at(-1) === last[first.length - 1]) first.pop();
  return `${first.join(' ')} – ${last.join(' ')}`;
}

/** A range in an address: "2026-11-01..2026-11-30". */
export const textOfRange = ({ from, to }: DateRange): string => `${from}..${to}`;

export function rangeOfText(text: string | null): DateRange | undefined {
  const [from = '', to = ''] = text?.split('..') ?? [];
  return rangeOf(from, to);
}

/** The range of two fields; undefined while they are not valid together. */
export function rangeOf(from: string, to: string): DateRange | undefined {
  return isDate(from) && isDate(to) && from <= to ? { from, to } : undefined;
}
