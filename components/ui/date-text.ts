import { existingDay } from '@/lib/platform/days';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The number of a month by its name or the beginning of it, from three letters on. */
function monthOf(word: string): string | undefined {
  if (/^\d{1,2}$/.test(word)) return word;
  const at = months.indexOf(word.slice(0, 3).toLowerCase());
  return at === -1 ? undefined : String(at + 1);
}

const dayOf = (year: string, month: string, day: string) =>
  existingDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);

/**
 * The day that a person wrote, as YYYY-MM-DD: "8 March 1993", "Mar 8, 1993", "8/3/1993" or "1993-03-08". In numbers
 * alone, the day is before the month. Null if it is none.
 */
export function dayInText(text: string): string | null {
  const parts = text.match(/\d+|\p{L}{3,}/gu) ?? [];
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== 3) return null;
  if (first.length === 4) return dayOf(first, monthOf(second) ?? '', third);
  const [day, month] = /\d/.test(first) ? [first, second] : [second, first];
  return third.length === 4 ? dayOf(third, monthOf(month) ?? '', day) : null;
}
