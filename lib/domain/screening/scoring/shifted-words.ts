import { weightOf, type NamePart } from './name-parts';
import { weightedEdits } from './similarity';
import { isFree, type FreeWords, type Run, type WordPair } from './word-pairs';
import type { ScreeningModel } from '../model';

/**
 * Two words of each name, with the space between them in different places: Razuk Iabd and Razuki Abd, or
 * `jianmeiz hang` and Zhang Jianmei.
 */
export function shiftedPairs(query: FreeWords, candidate: FreeWords, model: ScreeningModel): WordPair[] {
  const pairs: WordPair[] = [];
  for (const [ofQuery, ofCandidate] of shiftedCounts) {
    for (let start = 0; start + ofQuery <= query.parts.length; start += 1) {
      const length = lengthOfRun(query, start, ofQuery);
      for (let other = 0; length > 0 && other + ofCandidate <= candidate.parts.length; other += 1) {
        const otherLength = lengthOfRun(candidate, other, ofCandidate);
        if (otherLength === 0 || Math.abs(otherLength - length) > Number(length >= minShiftedSlip)) continue;
        const runs = [
          { start, count: ofQuery },
          { start: other, count: ofCandidate },
        ] as const;
        const pair = shiftedPair(query, runs[0], candidate, runs[1], model);
        if (pair) pairs.push(pair);
      }
    }
  }
  return pairs;
}

/** The number of words on each side. */
const shiftedCounts = [
  [2, 2],
  [3, 2],
  [2, 3],
] as const;
/** Number of letters per differing letter. */
const minShiftedSlip = 10;

/** 0 unless all words are free. */
function lengthOfRun(words: FreeWords, start: number, count: number): number {
  let length = 0;
  for (let at = start; at < start + count; at += 1) {
    if (!isFree(words, at)) return 0;
    length += words.parts[at]!.text.length;
  }
  return length;
}

function shiftedPair(
  query: FreeWords,
  ofQuery: Run,
  candidate: FreeWords,
  ofCandidate: Run,
  model: ScreeningModel,
): WordPair | null {
  const [a, b] = [wordsOf(query, ofQuery), wordsOf(candidate, ofCandidate)];
  const [text, other] = [textOf(a), textOf(b)];
  if (shareWord(a, b)) return null;
  const isSame = text === other || (a.length === b.length && text === textOf(b.toReversed()));
  const maxSlip = text.length >= minShiftedSlip ? 1 : 0;
  if (!isSame && (maxSlip === 0 || weightedEdits(text, other, maxSlip, model.likeness) > maxSlip))
    return null;
  const similarity = model.likeness.joined_factor * (isSame ? 1 : 1 - 1 / text.length);
  return {
    query: ofQuery,
    candidate: ofCandidate,
    similarity,
    // Before any of these words alone.
    rank: 1,
    kind: 'joined',
    weight: (weightOf(a) + weightOf(b)) / 2,
  };
}

/** No space has moved between Francesco de and Francesca de. */
const shareWord = (a: readonly NamePart[], b: readonly NamePart[]): boolean =>
  a.length === b.length && a.some(({ text }, at) => text === b[at]!.text);

function wordsOf({ parts }: FreeWords, { start, count }: Run): readonly NamePart[] {
  return parts.slice(start, start + count);
}

export const textOf = (parts: readonly NamePart[]): string => parts.map(({ text }) => text).join('');
