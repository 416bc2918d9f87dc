// Dates and times for people: in the console and in evidence packs.

const dateOnly = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** YYYY-MM-DD as "4 May 1964"; a partial date, several dates, or a day that no month has, unchanged. */
export function formatDate(date: string): string {
  const day = new Date(date);
  const isDay = date.length === 10 && day.toJSON()?.startsWith(date);
  return isDay ? dateOnly.format(day) : date;
}

/** "It expired on 2024-05-01." with dates formatted by `formatDate`. */
export const datesInWords = (text: string): string => text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, formatDate);

const inUtc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** "4 May 2026, 09:41:07 UTC": to the second, and the same for every reader. */
export const recordTime = (timestamp: string): string => `${inUtc.format(new Date(timestamp))} UTC`;
