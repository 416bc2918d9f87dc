import { menAndWomen, type Bearers } from './name-tables';
import { lacksLetter, swapsLetters } from './one-slip';
import { costsMore } from './respellings';

/** A slip in a shorter word too often makes a different name. */
const minLetters = 4;
/** Spellings of long names differ in more letters. */
const longName = { letters: 10, cost: 1.3 };
const most = 0.9;

interface BorneName {
  text: string;
  bearers: Bearers;
}

/**
 * Whether two names that people bear are different names: neither is a spelling of the other. A letter that one of them
 * lacks, or two that are swapped, is more often a slip.
 */
export function areBorneApart(
  { text: a, bearers: ofA }: BorneName,
  { text: b, bearers: ofB }: BorneName,
): boolean {
  if (Math.min(a.length, b.length) < minLetters) return false;
  if (lacksLetter(a, b) || lacksLetter(b, a) || swapsLetters(a, b)) return false;
  const areOfOneGenderEach = ofA + ofB === menAndWomen && ofA > 0 && ofB > 0;
  if (areOfOneGenderEach) return withoutDoubles(a) !== withoutDoubles(b);
  if (a.startsWith(b) || b.startsWith(a)) return false;
  return costsMore(a, b, Math.max(a.length, b.length) < longName.letters ? most : longName.cost);
}

const withoutDoubles = (name: string): string => name.replace(/(.)\1+/g, '$1');
