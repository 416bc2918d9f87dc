import { countriesInWords } from './country-names.ts';

// Dates, and sentences with dates, for people: in the console and in evidence packs.

const dateOnly = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** YYYY-MM-DD as "4 May 1964"; a partial date, several dates, or a day that no month has, unchanged. */
export function formatDate(date: string): string {
  const day = new Date(date);
  return day.toJSON()?.startsWith(`${date}T`) ? dateOnly.format(day) : date;
}

/** "It expired on 2024-05-01." with dates formatted by `formatDate`. */
export const datesInWords = (text: string): string => text.replaceAll(/\b[\d-]{10}\b/g, formatDate);

/** Matches `toll_free`, but not a part of an email address. */
const machineWord = /(?<![\w@.+-])[a-z]+(?:_[a-z0-9]+)+(?![\w@+-]|\.\w)/gi;

/**
 * The sentence of an alert or a check, with country codes (API §4.2), ISO dates and machine words of providers
 * replaced by country names, readable dates and plain words.
 */
export const readable = (text: string): string =>
  datesInWords(countriesInWords(text))
    .replaceAll(machineWord, (word) => word.toLowerCase().replaceAll('_', ' '))
    .replaceAll(/"([^"]*)"/g, '“$1”');

interface Found {
  match: { matched_name: string } | null;
  summary: string;
}

/** What an alert is about, in one line: the listed name, or what a check found. */
export const foundText = ({ match, summary }: Found): string => match?.matched_name ?? readable(summary);
