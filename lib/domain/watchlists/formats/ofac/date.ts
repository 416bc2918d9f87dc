import { isCalendarDate } from '../iso-date';

// prettier-ignore
const monthNumbers: Record<string, string> = {
  jan: '01', feb: '02', mar: '03', apr: '04', may: '05', jun: '06',
  jul: '07', aug: '08', sep: '09', oct: '10', nov: '11', dec: '12',
};

/**
 * Reads a date of birth in OFAC's remarks into the form of `ListedEntity.dates_of_birth`; null for other
 * text. `17 Jul 1973` → `1973-07-17`, `Jul 1973` → `1973-07`, `1955 to 1958` → `1955/1958`. A circa date
 * keeps only its year, and a range within one year or month is that year or month.
 */
export function parseOfacDate(text: string): string | null {
  const circa = /^circa\s+/i.test(text);
  const [first, last, ...more] = text
    .replace(/^circa\s+/i, '')
    .split(/\s+to\s+|-/)
    .map(parsePoint);
  if (!first || last === null || more.length > 0) return null;
  if (last !== undefined) return spanOf(first, last);
  return circa ? yearOf(first) : first;
}

function parsePoint(text: string): string | null {
  const match = /^(?:(?:(\d{1,2})\s+)?([A-Z][a-z]{2})[a-z]*\s+)?(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const [, day, monthName, year] = match;
  if (!year || !monthName) return year ?? null;
  const month = monthNumbers[monthName.toLowerCase()];
  if (!month) return null;
  if (!day) return `${year}-${month}`;
  const date = `${year}-${month}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/** The narrowest date that covers two: a month, a year, or YYYY/YYYY. */
export function spanOf(first: string, last: string): string {
  const [from, to] = first < last ? [first, last] : [last, first];
  if (yearOf(from) !== yearOf(to)) return `${yearOf(from)}/${yearOf(to)}`;
  const sameMonth = from.length >= 7 && from.slice(0, 7) === to.slice(0, 7);
  return sameMonth ? from.slice(0, 7) : yearOf(from);
}

function yearOf(date: string): string {
  return date.slice(0, 4);
}
