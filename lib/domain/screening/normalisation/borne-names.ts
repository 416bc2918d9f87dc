import { attestedFamilyNames } from './attested-family-names';
import { feminineNames, masculineNames } from './attested-given-names';
import { regionalNames } from './attested-names-by-region';
import { namesOfAsiaAndAfrica } from './attested-names-of-asia-and-africa';
import { namesOfBoth, namesOfMen, namesOfWomen } from './borne-names-table';
import { lacksLetter, swapsLetters } from './one-slip';
import { respellingCost } from './respellings';

/** Bits: a name of both is borne by men and women, or by families. */
const men = 1;
const women = 2;
const both = men | women;

const bearersByName = new Map<string, number>();
addAll(namesOfMen, men);
addAll(namesOfWomen, women);
addAll(namesOfBoth, both);
addAll(masculineNames, men);
addAll(feminineNames, women);
for (const table of [attestedFamilyNames, regionalNames, namesOfAsiaAndAfrica]) addAll(table, 0);

/** A slip in a shorter word too often makes a different name. */
const minLetters = 4;
/** Spellings of long names differ in more letters. */
const longName = { letters: 10, cost: 1.4 };
const leastCost = 1;

function addAll(table: string, bearers: number): void {
  for (const name of table.trim().split(/[\s/]+/)) {
    bearersByName.set(name, (bearersByName.get(name) ?? 0) | bearers);
  }
}

/**
 * Whether people bear both names, and neither is a spelling of the other. A letter that one of them lacks, or two that
 * are swapped, is more often a slip.
 */
export function areBorneApart(a: string, b: string): boolean {
  const ofA = bearersByName.get(a);
  const ofB = ofA === undefined ? undefined : bearersByName.get(b);
  if (ofA === undefined || ofB === undefined || Math.min(a.length, b.length) < minLetters) return false;
  if (lacksLetter(a, b) || lacksLetter(b, a) || swapsLetters(a, b)) return false;
  if (ofA + ofB === both && ofA * ofB > 0) return withoutDoubles(a) !== withoutDoubles(b);
  if (a.startsWith(b) || b.startsWith(a)) return false;
  return (
    respellingCost(a, b) >= (Math.max(a.length, b.length) < longName.letters ? leastCost : longName.cost)
  );
}

const withoutDoubles = (name: string): string => name.replace(/(.)\1+/g, '$1');
