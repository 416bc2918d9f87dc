import { type LanguageCode, languages } from './languages';

/** The locale, with the digits of the rest of the page. */
const locale = (code: LanguageCode) => `${languages[code].tag}-u-nu-latn`;

/** "30 days", with the plural form of the language. */
export const daysIn = (code: LanguageCode, days: number): string =>
  new Intl.NumberFormat(locale(code), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);

export const megabytesIn = (code: LanguageCode, bytes: number): string =>
  new Intl.NumberFormat(locale(code), { style: 'unit', unit: 'megabyte' }).format(
    Math.floor(bytes / 1024 / 1024),
  );

export const percentIn = (code: LanguageCode, share: number): string =>
  new Intl.NumberFormat(locale(code), { style: 'percent' }).format(share);

/** Formats a date given as YYYY-MM-DD. */
export const dateIn = (code: LanguageCode, date: string): string =>
  new Intl.DateTimeFormat(locale(code), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Formats a time in the person's time zone. */
export const momentIn = (code: LanguageCode, timestamp: string): string =>
  new Intl.DateTimeFormat(locale(code), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(timestamp),
  );

export const countryIn = (code: LanguageCode, country: string): string =>
  new Intl.DisplayNames(languages[code].tag, { type: 'region' }).of(country) ?? country;
