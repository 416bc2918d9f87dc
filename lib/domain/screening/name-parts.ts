import { toWord, type Word } from './similarity';
import { classOf, legalFormOf, numberOf, type NameKind, type WordClass } from './words';

/** One word of a name, with what it says about whom it names. */
export interface NamePart extends Word {
  wordClass: WordClass;
  /** 0.08 (a title) to 1 (a word on no list). */
  weight: number;
  /** What words of the same class compare by: the number of a number, the form of a legal form. */
  canonical: string | undefined;
}

/** How rare a word is on the lists: 0 (in every name) to 1 (in none). */
export type Rarity = (text: string) => number;

const classWeights: Record<Exclude<WordClass, 'name'>, number> = {
  legal_form: 0.12,
  particle: 0.25,
  title: 0.08,
  initial: 0.35,
  number: 0.9,
  patronymic: 0.6,
};
const leastNameWeight = 0.35;

export function toNamePart(text: string, kind: NameKind, rarity: Rarity): NamePart {
  const wordClass = classOf(text, kind);
  return {
    ...toWord(text),
    wordClass,
    weight: wordClass === 'name' ? Math.max(leastNameWeight, rarity(text)) : classWeights[wordClass],
    canonical: canonicalOf(text, wordClass),
  };
}

function canonicalOf(text: string, wordClass: WordClass): string | undefined {
  if (wordClass === 'number') return numberOf(text);
  return wordClass === 'legal_form' ? legalFormOf(text) : undefined;
}

export function weightOf(parts: readonly NamePart[]): number {
  return parts.reduce((sum, part) => sum + part.weight, 0);
}
