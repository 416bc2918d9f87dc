import { millisecondsInDay } from 'date-fns/constants';
import { formatDate } from './format';

/** Two days, both of which belong to the range: YYYY-MM-DD. */
export interface DateRange {
  from: string;
  to: string;
}

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && isoDate(Date.parse(text)) === text;
const isoDate = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The last so many days, today among them. */
export const lastDays = (count: number, today: string): DateRange => ({
  from: isoDate(Date.parse(today) - (count - 1) * millisecondsInDay),
  to: today,
});

/** "23 Oct – 21 Nov 2026"; what both days share is said once. */
export function rangeLabel({ from, to }: DateRange): string {
  if (from === to) return formatDate(to);
  const [first, last] = [formatDate(from).split(' '), formatDate(to).split(' ')];
  // Day, month and year: from the end, as long as they are the same.
  while (first.length > 1 && first.at(-1) === last[first.length - 1]) first.pop();
  return `${first.join(' ')} – ${last.join(' ')}`;
}

/** As an address holds it: "2026-11-01..2026-11-30". */
export const textOfRange = ({ from, to }: DateRange): string => `${from}..${to}`;

export function rangeOfText(text: string | null): DateRange | undefined {
  const [from = '', to = ''] = text?.split('..') ?? [];
  return rangeOf(from, to);
}

/** The range of two fields, or undefined while they do not make one. */
export function rangeOf(from: string, to: string): DateRange | undefined {
  return isDate(from) && isDate(to) && from <= to ? { from, to } : undefined;
}
