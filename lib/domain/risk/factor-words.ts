// The factors of a score for people: in the console and in evidence packs.

import { countryName } from '../country-names.ts';
import { capitalised } from '../wording.ts';

interface Factor {
  name: string;
  value: string;
}

const factorsOfCountries = ['Country risk', 'Jurisdiction'];

/** The value of a floor's factor: "70: sanctions match". */
const floor = /^(\d+(?:\.\d+)?): (.+)$/s;

const isFloor = ({ name }: Factor): boolean => name === 'Minimum score';

/** The value of a factor of the risk model, with countries by their names. */
export function factorValue(factor: Factor): string {
  if (isFloor(factor)) return factor.value.replace(floor, 'raised to $1 by the $2');
  return factorsOfCountries.includes(factor.name) ? countryName(factor.value) : factor.value;
}

/** A factor in one line: "Country risk: Cyprus", or "Raised to 70 by the sanctions match". */
export const factorText = (factor: Factor): string =>
  isFloor(factor) ? capitalised(factorValue(factor)) : `${factor.name}: ${factorValue(factor)}`;
