import { toWord, type Word } from './similarity';
import type { ClassWeights, ScreeningModel } from '../model';
import { polarityOf, type Polarity } from '../normalisation/antonyms';
import { countSyllables } from '../normalisation/attested-names';
import { isFiller, meaningsOf } from '../normalisation/business-words';
import { countryWord, isGenericWord } from '../normalisation/generic-words';
import { legalFormOf } from '../normalisation/legal-forms';
import { numberOf } from '../normalisation/numerals';
import { placeWord } from '../normalisation/place-words';
import { generationOf } from '../normalisation/generations';
import type { ReadScript } from '../normalisation/scripts';
import { classOf, type NameKind, type WordClass } from '../normalisation/word-classes';
import type { ListedType } from '../schema';

export interface NamePart extends Word {
  wordClass: WordClass;
  isGeneric: boolean;
  /** What a word of business means: see `meaningsOf`. Empty for any other word. */
  meanings: readonly string[];
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
  return wordWeight({ ...kindOfWord(text, kind), rarity }, weights);
}

export function toNamePart(
  text: string,
  kind: NameKind,
  rarityOf: RarityOf,
  model: ScreeningModel,
): NamePart {
  return partOfWord(toWord(text), kind, rarityOf(text), model);
}

export function partOfWord(
  word: Word,
  kind: NameKind,
  exactRarity: number,
  { weights }: ScreeningModel,
): NamePart {
  const { text } = word;
  const ofKind = kindOfWord(text, kind);
  const { wordClass } = ofKind;
  const rarity = Math.round(exactRarity * rarityScale) / rarityScale;
  const weighted = { ...ofKind, rarity };
  return {
    ...word,
    ...weighted,
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
  const marked = withChanceMarked(parts);
  return readFrom === undefined ? marked : marked.map((part) => ({ ...part, readFrom }));
}

/** A Chinese or Korean family name has one syllable, or the whole name is of syllables. */
function withChanceMarked(parts: NamePart[]): NamePart[] {
  if (parts.every(({ syllables }) => syllables !== 2)) return parts;
  if (parts.some(({ syllables, wordClass }) => syllables === 1 && wordClass === 'name')) return parts;
  const isOther = ({ syllables, wordClass }: NamePart) => syllables === 0 && wordClass === 'name';
  if (!parts.some(isOther)) return parts;
  return parts.map((part) => (part.syllables === 2 ? { ...part, isSyllabicByChance: true } : part));
}

export function wordWeight(
  {
    wordClass,
    isGeneric,
    isOrganisation,
    meanings,
    rarity,
  }: Pick<NamePart, 'wordClass' | 'isGeneric' | 'isOrganisation' | 'meanings' | 'rarity'>,
  weights: ClassWeights,
): number {
  if (wordClass === 'particle' && isOrganisation) return weights.organisation_particle;
  if (wordClass !== 'name') return weights[wordClass];
  const share = isFiller(meanings) ? weights.filler : isGeneric ? weights.generic : 1;
  return Math.max(weights.least_name, rarity) * share;
}

export function weightOf(parts: readonly NamePart[]): number {
  return parts.reduce((sum, part) => sum + part.weight, 0);
}

export function nameKindOf(type: ListedType): NameKind {
  return type === 'person' ? 'person' : 'organisation';
}

const noMeanings: readonly string[] = [];

function kindOfWord(
  text: string,
  kind: NameKind,
): Pick<NamePart, 'wordClass' | 'isGeneric' | 'isOrganisation' | 'meanings'> {
  const wordClass = classOf(text, kind);
  const isOrganisation = kind === 'organisation';
  const mayBeBusiness = isOrganisation && wordClass === 'name';
  const meanings = mayBeBusiness ? meaningsOf(text) : noMeanings;
  return {
    wordClass,
    isOrganisation,
    meanings,
    isGeneric: mayBeBusiness && (isGenericWord(text) || meanings.length > 0),
  };
}

function canonicalOf(text: string, wordClass: WordClass, kind: NameKind): string | undefined {
  if (wordClass === 'number') return numberOf(text);
  if (wordClass === 'legal_form') return legalFormOf(text);
  if (kind === 'person') return undefined;
  return countryWord(text) ?? placeWord(text);
}

/** A word of a person's name may be initials only if it has no vowel. */
function initialsIn(text: string, kind: NameKind): NamePart['initials'] {
  if (text.length < 2 || text.length > maxAcronym) return undefined;
  if (kind === 'organisation') return text.length > 2 ? 'acronym' : 'initials';
  return text.length <= 3 && !/[aeiouy]/.test(text) ? 'initials' : undefined;
}
