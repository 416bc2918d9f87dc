import { countryName } from './format';
import type { Choice } from './select';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Regions that browsers have a name for, and that are no country of ISO 3166-1. */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB'.split(' '));

/** A code of the past (DD, SU) has become another. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const hasName = ({ value, label }: Choice<string>) => label !== value && label !== 'Unknown Region';

/** The countries of ISO 3166-1 in the order of their names. */
export const countryChoices = (): Choice<string>[] =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.has(code) && isCurrent(code))
    .map((value) => ({ value, label: countryName(value) }))
    .filter(hasName)
    .toSorted((a, b) => a.label.localeCompare(b.label));
