import { countryWord, isGenericWord } from '../normalisation/generic-words';
import type { ClassWeights, ScreeningModel } from '../model';
import type { ListedType } from '../schema';
import { toWord, type Word } from './similarity';
import { legalFormOf } from '../normalisation/legal-forms';
import { numberOf } from '../normalisation/numerals';
import { sideOf, type Side } from '../normalisation/antonyms';
import { classOf, type NameKind, type WordClass } from '../normalisation/word-classes';

/** One word of a name, with what it says about whom it names. */
export interface NamePart extends Word {
  wordClass: WordClass;
  /** A word that many companies share: trading, bank. */
  isGeneric: boolean;
  /** 0.08 (a title) to 1 (a word on no list). */
  weight: number;
  /** Of the word on the lists, when the name was compared: see `Rarity`. */
  rarity: number;
  /** What words of the same class compare by: a number's value, a legal form's kind, a company's country. */
  canonical: string | undefined;
  /** What it says where another word says the opposite: north, import, iran. */
  side: Side | undefined;
  /** What the word is, if it is the first letters of others: a company's acronym, or the JC of Jean Claude. */
  initials: 'acronym' | 'initials' | undefined;
}

const longestAcronym = 6;
/** A match keeps rarities with so many digits as they were counted with. */
const rarityScale = 10_000;

/** What a word says about whom it names, without what it takes to compare it. */
export function weightOfText(
  text: string,
  kind: NameKind,
  rarity: number,
  { weights }: ScreeningModel,
): number {
  const wordClass = classOf(text, kind);
  return wordWeight({ wordClass, isGeneric: isGeneric(text, wordClass, kind), rarity }, weights);
}

/** How rare a word is on the lists: 0 (in every name) to 1 (in none). */
export type Rarity = (text: string) => number;

export function toNamePart(
  text: string,
  kind: NameKind,
  rarityOf: Rarity,
  { weights }: ScreeningModel,
): NamePart {
  const wordClass = classOf(text, kind);
  const rarity = Math.round(rarityOf(text) * rarityScale) / rarityScale;
  const known = { wordClass, isGeneric: isGeneric(text, wordClass, kind), rarity };
  return {
    ...toWord(text),
    ...known,
    weight: wordWeight(known, weights),
    canonical: canonicalOf(text, wordClass, kind),
    side: wordClass === 'name' ? sideOf(text) : undefined,
    initials: wordClass === 'name' ? initialsIn(text, kind) : undefined,
  };
}

export function wordWeight(
  { wordClass, isGeneric, rarity }: Pick<NamePart, 'wordClass' | 'isGeneric' | 'rarity'>,
  weights: ClassWeights,
): number {
  if (wordClass !== 'name') return weights[wordClass];
  return Math.max(weights.least_name, rarity) * (isGeneric ? weights.generic : 1);
}

function isGeneric(text: string, wordClass: WordClass, kind: NameKind): boolean {
  return kind === 'organisation' && wordClass === 'name' && isGenericWord(text);
}

export function nameKindOf(type: ListedType): NameKind {
  return type === 'person' ? 'person' : 'organisation';
}

function canonicalOf(text: string, wordClass: WordClass, kind: NameKind): string | undefined {
  if (wordClass === 'number') return numberOf(text);
  if (wordClass === 'legal_form') return legalFormOf(text);
  return kind === 'organisation' ? countryWord(text) : undefined;
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
