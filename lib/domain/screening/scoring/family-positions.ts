import type { FreeWords } from './word-pairs';
import type { ScreeningModel } from '../model';
import { isFamilyName } from '../normalisation/family-names';

/** Whether two words may both be family names, which have more romanisations than given names. */
export function mayBeFamilyNames(
  i: number,
  query: FreeWords,
  j: number,
  candidate: FreeWords,
  model: ScreeningModel,
): boolean {
  return (
    mayBeFamilyName(i, query, model) &&
    isAtEnd(j, candidate) &&
    !hasFamilyAtOtherEnd(i, j, query, candidate, model)
  );
}

/** A name read from Han or Hangul has its family name first, in whatever order it was written. */
function mayBeFamilyName(at: number, query: FreeWords, { likeness }: ScreeningModel): boolean {
  const { readFrom } = query.parts[at]!;
  const isInOrder = likeness.other_reading < 1 && (readFrom === 'han' || readFrom === 'hangul');
  return isInOrder ? at === 0 : isAtEnd(at, query);
}

/** The family name of both is the same, at the other end. */
function hasFamilyAtOtherEnd(
  i: number,
  j: number,
  query: FreeWords,
  candidate: FreeWords,
  { likeness }: ScreeningModel,
): boolean {
  if (!likeness.family_at_one_end || (i === 0) !== (j === 0)) return false;
  const [a, b] = [query.parts, candidate.parts];
  const [other, same] = i === 0 ? [a.at(-1), b.at(-1)] : [a[0], b[0]];
  return (
    other !== undefined && other.syllables === 1 && other.text === same?.text && isFamilyName(other.text)
  );
}

/** Positions of family names. */
function isAtEnd(at: number, { parts }: FreeWords): boolean {
  return at === 0 || at === parts.length - 1;
}
