import type { ScreeningModel } from './model';
import { toWord, type Word } from './similarity';
import { classOf, legalFormOf, numberOf, type NameKind, type WordClass } from './words';

/** One word of a name, with what it says about whom it names. */
export interface NamePart extends Word {
  wordClass: WordClass;
  /** 0.08 (a title) to 1 (a word on no list). */
  weight: number;
  /** Of the word on the lists, when the name was compared: see `Rarity`. */
  rarity: number;
  /** What words of the same class compare by: the number of a number, the form of a legal form. */
  canonical: string | undefined;
  /** What the word is, if it is the first letters of others: a company's acronym, or the JC of Jean Claude. */
  initials: 'acronym' | 'initials' | undefined;
}

const longestAcronym = 6;

/** How rare a word is on the lists: 0 (in every name) to 1 (in none). */
export type Rarity = (text: string) => number;

export function toNamePart(
  text: string,
  kind: NameKind,
  rarityOf: Rarity,
  { weights }: ScreeningModel,
): NamePart {
  const wordClass = classOf(text, kind);
  const rarity = rarityOf(text);
  return {
    ...toWord(text),
    wordClass,
    weight: wordClass === 'name' ? Math.max(weights.least_name, rarity) : weights[wordClass],
    rarity,
    canonical: canonicalOf(text, wordClass),
    initials: wordClass === 'name' ? initialsIn(text, kind) : undefined,
  };
}

function canonicalOf(text: string, wordClass: WordClass): string | undefined {
  if (wordClass === 'number') return numberOf(text);
  return wordClass === 'legal_form' ? legalFormOf(text) : undefined;
}

/** A person's word is taken for initials only where it cannot be spoken. */
function initialsIn(text: string, kind: NameKind): NamePart['initials'] {
  if (text.length < 2 || text.length > longestAcronym) return undefined;
  if (kind === 'organisation') return text.length > 2 ? 'acronym' : 'initials';
  return text.length <= 3 && !/[aeiouy]/.test(text) ? 'initials' : undefined;
}

export function weightOf(parts: readonly NamePart[]): number {
  return parts.reduce((sum, part) => sum + part.weight, 0);
}
