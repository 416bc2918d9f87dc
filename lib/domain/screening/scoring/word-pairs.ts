import type { ScreeningModel } from '../model';
import { areFamilyNames, asGivenNames } from './family-places';
import { fathersSimilarity } from './fathers-names';
import type { Liken, Likeness } from './likeness';
import type { NamePart } from './name-parts';

export interface Run {
  start: number;
  count: number;
}

export interface WordPair {
  query: Run;
  candidate: Run;
  similarity: number;
  /** Pairs of higher rank are taken first, and of the same rank the heavier. */
  rank: number;
  kind: Likeness['kind'];
  weight: number;
}

/** One bit for each word that is not paired yet. */
export interface FreeWords {
  parts: readonly NamePart[];
  free: number;
}

/** In letters and spaces. The narrowest fields of records hold 20 characters. */
const minCutName = 16;

export function bitsOfAll(parts: readonly NamePart[]): number {
  return parts.length >= 32 ? -1 : (1 << parts.length) - 1;
}

export function isFree({ parts, free }: FreeWords, at: number): boolean {
  return at < parts.length && (free & (1 << at)) !== 0;
}

export function bitsOf({ start, count }: Run): number {
  return ((1 << count) - 1) << start;
}

/** Particles may still be joined to a neighbour: `al` is left for `alzaramani`. */
export function exactPairs(query: readonly NamePart[], candidate: readonly NamePart[]): WordPair[] {
  const pairs: WordPair[] = [];
  let free = bitsOfAll(candidate);
  for (let i = 0; i < query.length; i += 1) {
    const word = query[i]!;
    if (word.wordClass === 'particle') continue;
    const j = nearestSame(word, i, candidate, free);
    if (j < 0) continue;
    free &= ~(1 << j);
    pairs.push(singlePair(i, word, j, candidate[j]!, 1, 'exact'));
  }
  return pairs;
}

export function singlePairs(
  query: FreeWords,
  candidate: FreeWords,
  model: ScreeningModel,
  liken: Liken,
): WordPair[] {
  const pairs: WordPair[] = [];
  const [cutInQuery, cutInCandidate] = [cutWordIndex(query.parts), cutWordIndex(candidate.parts)];
  for (let i = 0; i < query.parts.length; i += 1) {
    if ((query.free & (1 << i)) === 0) continue;
    const a = query.parts[i]!;
    for (let j = 0; j < candidate.parts.length; j += 1) {
      if ((candidate.free & (1 << j)) === 0) continue;
      const b = candidate.parts[j]!;
      const cut =
        a.text.length < b.text.length ? (i === cutInQuery ? a : null) : j === cutInCandidate ? b : null;
      const likened = fathersSimilarity(query.parts, i, candidate.parts, j, model) ?? liken(a, b, cut);
      const { value, kind } =
        likened.kind === 'romanised' && !areFamilyNames(query.parts, i, candidate.parts, j)
          ? asGivenNames(a, b, model)
          : likened;
      if (value > 0) pairs.push(withLeastWeight(singlePair(i, a, j, b, value, kind), a, model));
    }
  }
  return pairs;
}

/** That a word is another name says as much if it is a common one. */
function withLeastWeight(
  pair: WordPair,
  { isOrganisation, wordClass }: NamePart,
  { weights }: ScreeningModel,
): WordPair {
  if (
    pair.kind !== 'other_name' ||
    isOrganisation ||
    wordClass !== 'name' ||
    pair.weight >= weights.least_other_name
  )
    return pair;
  return { ...pair, weight: weights.least_other_name };
}

/** The last word of a name that is long enough for a field to truncate it, otherwise -1. */
export function cutWordIndex(parts: readonly NamePart[]): number {
  let length = parts.length - 1;
  for (const { text } of parts) length += text.length;
  return length < minCutName ? -1 : parts.length - 1;
}

function nearestSame(word: NamePart, i: number, candidate: readonly NamePart[], free: number): number {
  let nearest = -1;
  for (let j = 0; j < candidate.length; j += 1) {
    if ((free & (1 << j)) === 0 || candidate[j]!.text !== word.text) continue;
    if (nearest < 0 || Math.abs(i - j) < Math.abs(i - nearest)) nearest = j;
  }
  return nearest;
}

function singlePair(
  i: number,
  a: NamePart,
  j: number,
  b: NamePart,
  similarity: number,
  kind: WordPair['kind'],
): WordPair {
  return {
    query: { start: i, count: 1 },
    candidate: { start: j, count: 1 },
    similarity,
    rank: similarity,
    kind,
    weight: (a.weight + b.weight) / 2,
  };
}
