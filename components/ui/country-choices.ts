import type { Choice } from './select';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Regions that browsers have a name for, but that are no countries of ISO 3166-1. */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

/** Excludes former codes such as DD and SU, whose canonical form is another code. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** The countries of ISO 3166-1, sorted by their names in the given language. */
export function countryChoices(language = 'en'): Choice<string>[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.has(code) && isCurrent(code))
    .map((value) => ({ value, label: names.of(value) ?? '' }))
    .filter(({ label }) => label !== '')
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}
