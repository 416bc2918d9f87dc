import { millisecondsInDay } from 'date-fns/constants';
import { existingDay, isoDay } from '@/lib/platform/days';
import { formatDate } from '@/lib/domain/readable';

/** The first and the last day of a range: YYYY-MM-DD. */
export interface DateRange {
  from: string;
  to: string;
}

/** The last days, including today. */
export const lastDays = (count: number, today: string): DateRange => ({
  from: isoDay(Date.parse(today) - (count - 1) * millisecondsInDay),
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
  return existingDay(from) !== null && existingDay(to) !== null && from <= to ? { from, to } : undefined;
}
