import countries from 'i18n-iso-countries';

/** ISO 3166-1 alpha-2 codes, with XK (Kosovo) as ISO 3166-1 reserves it to users and banks need it. */
export const iso31661Alpha2: ReadonlySet<string> = new Set([
  ...Object.keys(countries.getAlpha2Codes()),
  'XK',
]);
