import { toWord, type Word } from './similarity';
import type { ClassWeights, ScreeningModel } from '../model';
import { polarityOf, type Polarity } from '../normalisation/antonyms';
import { countSyllables } from '../normalisation/attested-names';
import { countryWord, isGenericWord } from '../normalisation/generic-words';
import { legalFormOf } from '../normalisation/legal-forms';
import { numberOf } from '../normalisation/numerals';
import { generationOf } from '../normalisation/generations';
import type { ReadScript } from '../normalisation/scripts';
import { classOf, type NameKind, type WordClass } from '../normalisation/word-classes';
import type { ListedType } from '../schema';

export interface NamePart extends Word {
  wordClass: WordClass;
  isGeneric: boolean;
  isOrganisation: boolean;
  /** 0 to 1 (a word on no list). */
  weight: number;
  rarity: number;
  /**
   * The property that equal words of a class share: a number's value, a legal form's group, a company's
   * country.
   */
  canonical: string | undefined;
  polarity: Polarity | undefined;
  /** Distinguishes people of the same name in one family: `jr`, or a number. */
  generation: string | undefined;
  /** Syllables of a Chinese or Korean name, 0 if it is none. */
  syllables: number;
  /**
   * Whether it may consist of the first letters of other words: a company's acronym, or the JC of Jean
   * Claude.
   */
  initials: 'acronym' | 'initials' | undefined;
}

/** 0 (in every name on the lists) to 1 (in none). */
export type RarityOf = (text: string) => number;

const maxAcronym = 6;
/** Matches store rarities with this precision, so it applies from the first score on. */
const rarityScale = 10_000;

export function weightOfText(
  text: string,
  kind: NameKind,
  rarity: number,
  { weights }: ScreeningModel,
): number {
  const wordClass = classOf(text, kind);
  return wordWeight({ wordClass, isGeneric: isGeneric(text, wordClass, kind), rarity }, weights);
}

export function toNamePart(
  text: string,
  kind: NameKind,
  rarityOf: RarityOf,
  model: ScreeningModel,
): NamePart {
  return partOfWord(toWord(text), kind, rarityOf, model);
}

export function partOfWord(
  word: Word,
  kind: NameKind,
  rarityOf: RarityOf,
  { weights }: ScreeningModel,
): NamePart {
  const { text } = word;
  const wordClass = classOf(text, kind);
  const rarity = Math.round(rarityOf(text) * rarityScale) / rarityScale;
  const weighted = { wordClass, isGeneric: isGeneric(text, wordClass, kind), rarity };
  return {
    ...word,
    ...weighted,
    isOrganisation: kind === 'organisation',
    weight: wordWeight(weighted, weights),
    canonical: canonicalOf(text, wordClass, kind),
    polarity: wordClass === 'name' ? polarityOf(text) : undefined,
    generation: kind === 'person' ? generationOf(text) : undefined,
    syllables: kind === 'person' ? countSyllables(text) : 0,
    initials: wordClass === 'name' ? initialsIn(text, kind) : undefined,
  };
}

/** The words of a query in another script are compared as they were read. */
export function asRead(parts: NamePart[], readFrom: ReadScript | undefined): NamePart[] {
  return readFrom === undefined ? parts : parts.map((part) => ({ ...part, readFrom }));
}

export function wordWeight(
  { wordClass, isGeneric, rarity }: Pick<NamePart, 'wordClass' | 'isGeneric' | 'rarity'>,
  weights: ClassWeights,
): number {
  if (wordClass !== 'name') return weights[wordClass];
  return Math.max(weights.least_name, rarity) * (isGeneric ? weights.generic : 1);
}

export function weightOf(parts: readonly NamePart[]): number {
  return parts.reduce((sum, part) => sum + part.weight, 0);
}

export function nameKindOf(type: ListedType): NameKind {
  return type === 'person' ? 'person' : 'organisation';
}

function isGeneric(text: string, wordClass: WordClass, kind: NameKind): boolean {
  return kind === 'organisation' && wordClass === 'name' && isGenericWord(text);
}

function canonicalOf(text: string, wordClass: WordClass, kind: NameKind): string | undefined {
  if (wordClass === 'number') return numberOf(text);
  if (wordClass === 'legal_form') return legalFormOf(text);
  return kind === 'organisation' ? countryWord(text) : undefined;
}

/** A word of a person's name may be initials only if it has no vowel. */
function initialsIn(text: string, kind: NameKind): NamePart['initials'] {
  if (text.length < 2 || text.length > maxAcronym) return undefined;
  if (kind === 'organisation') return text.length > 2 ? 'acronym' : 'initials';
  return text.length <= 3 && !/[aeiouy]/.test(text) ? 'initials' : undefined;
}
