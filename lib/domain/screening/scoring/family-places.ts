import type { ScreeningModel } from '../model';
import { isFamilyName } from '../normalisation/nicknames';
import type { NamePart } from './name-parts';
import { wordSimilarity, type Similarity } from './similarity';

/** Whether both words are in the places of family names: first or last, but not after another family name. */
export function areFamilyNames(
  query: readonly NamePart[],
  at: number,
  candidate: readonly NamePart[],
  other: number,
): boolean {
  if (!mayBeFamilyName(at, query) || !isAtEnd(other, candidate)) return false;
  return at === 0 || other === 0 || !startWithFamilyName(query, candidate);
}

/** Yu and Yue are family names, but not in Chen Yu and Chen Yue. */
function startWithFamilyName(query: readonly NamePart[], candidate: readonly NamePart[]): boolean {
  return query[0]!.text === candidate[0]!.text && isFamilyName(query[0]!.text);
}

/** A name read from Han or Hangul has its family name first, in whatever order it was written. */
function mayBeFamilyName(at: number, query: readonly NamePart[]): boolean {
  const { readFrom } = query[at]!;
  const isInOrder = readFrom === 'han' || readFrom === 'hangul';
  return isInOrder ? at === 0 : isAtEnd(at, query);
}

/** Hyun and Hyeon are alike in a given name too, but not Kim and Jin. */
export function asGivenNames(a: NamePart, b: NamePart, model: ScreeningModel): Similarity {
  return wordSimilarity(a, b, { ...model, likeness: { ...model.likeness, nickname: 0, romanised: 0 } });
}

/** Positions of family names. */
function isAtEnd(at: number, parts: readonly NamePart[]): boolean {
  return at === 0 || at === parts.length - 1;
}
