import type { NamedCulture } from './cultures';

export interface Person {
  culture: string;
  given: string;
  family: string;
  /** In the script of the culture, if the table has it. */
  native: string | undefined;
  at: number;
}

/** One way in which a record differs from the list: the name as the record has it, or undefined where it does not apply. */
export type Kind = (person: Person, culture: NamedCulture) => string | undefined;

export function peopleOf(culture: NamedCulture): Person[] {
  const { name, male, female, family, native } = culture;
  return [...male, ...female].map((given, at) => ({
    culture: name,
    given,
    family: family[at % family.length]!,
    native: native?.[at],
    at,
  }));
}

export const listedAs = ({ given, family }: Person): string => `${family.toUpperCase()}, ${given}`;

/** The candidate that shares most letters with a word, position by position; never a spelling of it. */
export function mostAlike(word: string, among: readonly string[]): string | undefined {
  const others = among.filter((one) => fold(one) !== fold(word));
  return others.toSorted((a, b) => sharedLetters(b, word) - sharedLetters(a, word) || (a < b ? -1 : 1))[0];
}

export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function sharedLetters(a: string, b: string): number {
  const [first, second] = [fold(a), fold(b)];
  const inPlace = [...first].filter((letter, at) => letter === second[at]).length;
  return inPlace - Math.abs(first.length - second.length);
}
