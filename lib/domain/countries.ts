import names from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

// Importing the package by its plain name would also load the names in eighty languages.
names.registerLocale(english);

/** ISO 3166-1, with English names. */
export const countries = names;

/** ISO 3166-1 alpha-2 codes, and XK for Kosovo, a user-assigned code that banks use. */
export const iso31661Alpha2: ReadonlySet<string> = new Set([
  ...Object.keys(countries.getAlpha2Codes()),
  'XK',
]);
