import countries from 'i18n-iso-countries';

/** ISO 3166-1 alpha-2 codes, and XK for Kosovo, which the standard leaves to users and banks use. */
export const iso31661Alpha2: ReadonlySet<string> = new Set([
  ...Object.keys(countries.getAlpha2Codes()),
  'XK',
]);
