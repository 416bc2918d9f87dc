// The factors of a score for people: in the console and in evidence packs.

import { countryName } from '../country-names.ts';

interface Factor {
  name: string;
  value: string;
}

const factorsOfCountries = ['Country risk', 'Jurisdiction'];

/** The value of a factor of the risk model, with countries by their names. */
export const factorValue = ({ name, value }: Factor): string =>
  factorsOfCountries.includes(name) ? countryName(value) : value;

/** A factor in one line: "Country risk: Cyprus". */
export const factorText = (factor: Factor): string => `${factor.name}: ${factorValue(factor)}`;
