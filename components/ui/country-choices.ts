import type { Choice } from './select';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Regions that browsers have a name for, and that are no country of ISO 3166-1. */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

/** A code of the past (DD, SU) has become another. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** The countries of ISO 3166-1 in the order of their names, in English or another language. */
export function countryChoices(language = 'en'): Choice<string>[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.has(code) && isCurrent(code))
    .map((value) => ({ value, label: names.of(value) ?? '' }))
    .filter(({ label }) => label !== '')
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}
