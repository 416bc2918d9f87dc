import type { Agreement } from '../document-reading.ts';
import type { ReadLine } from './read-line.ts';

// Dates in printed text, and whether a date of the zone is among them.

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** Digits that are read in place of letters of a month. */
const lettersOfMonths: Record<string, string> = { 0: 'O', 5: 'S', 6: 'G', 8: 'B' };
const monthOf = (name: string): number =>
  months.indexOf(name.replaceAll(/[0568]/g, (digit) => lettersOfMonths[digit] ?? digit)) + 1;
const two = (value: number | string) => String(value).padStart(2, '0');

/** A date in a line of text. If day and month are ambiguous, it has two readings, YYYY-MM-DD. */
export interface DateInText {
  readings: string[];
  /** Indexes of its first character and of the one after its last. */
  from: number;
  to: number;
}

/** 12 AUG 1974, 12/08/1974, 12.08.1974 and 1974-08-12. */
const datePatterns: [pattern: RegExp, readingsOf: (parts: string[]) => string[]][] = [
  [
    /(\d{1,2})\s*([A-Z\d]{3})[A-Z]*\s*(\d{4})/g,
    ([day = '', name = '', year]) => {
      const month = monthOf(name);
      return month > 0 ? [`${year}-${two(month)}-${two(day)}`] : [];
    },
  ],
  [
    /(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})/g,
    ([a = '', b = '', year]) => [`${year}-${two(b)}-${two(a)}`, `${year}-${two(a)}-${two(b)}`],
  ],
  [
    /(\d{4})[./\- ](\d{1,2})[./\- ](\d{1,2})/g,
    ([year, month = '', day = '']) => [`${year}-${two(month)}-${two(day)}`],
  ],
];

export function datesIn(line: string): DateInText[] {
  const text = line.toUpperCase();
  return datePatterns.flatMap(([pattern, readingsOf]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [whole, ...parts] = match;
      const { index } = match;
      const readings = readingsOf(parts);
      return readings.length > 0 ? [{ readings, from: index, to: index + whole.length }] : [];
    }),
  );
}

/** A date that lacks its year or its day, in any text: the engine loses parts of dates. */
const fragments: ((date: Date) => string)[] = [
  (date) => `0?${date.getUTCDate()}\\s*${months[date.getUTCMonth()]}`,
  (date) => `${months[date.getUTCMonth()]}[A-Z]*\\s*${date.getUTCFullYear()}`,
];

/** Whether a part of this date is printed that belongs to no whole date. */
function isReadInPart(date: string, text: string): boolean {
  const rest = datesIn(text).reduce(
    (left, { from, to }) => `${left.slice(0, from)}${' '.repeat(to - from)}${left.slice(to)}`,
    text.toUpperCase(),
  );
  return fragments.some((fragment) => new RegExp(`(?<!\\d)${fragment(new Date(date))}`).test(rest));
}

/**
 * `conflict` if as many dates are printed as the zone has, and this one is not among them. `others` are the zone's other
 * dates: if only they are printed, this one was not read.
 */
export function findDate(
  date: string,
  lines: readonly Pick<ReadLine, 'text'>[],
  others: readonly string[] = [],
): Agreement {
  const printed = lines.flatMap(({ text }) => datesIn(text)).map(({ readings }) => readings);
  if (printed.some((readings) => readings.includes(date))) return 'agree';
  const isOther = (readings: string[]) => others.some((other) => readings.includes(other));
  if (printed.every(isOther) || lines.some(({ text }) => isReadInPart(date, text))) return 'not_read';
  return new Set(printed.map(([first]) => first)).size >= 2 ? 'conflict' : 'not_found';
}
