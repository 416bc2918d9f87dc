import { joinedPairs } from './joined-words';
import { likenWith, type Liken } from './likeness';
import type { NamePart } from './name-parts';
import { bitsOf, bitsOfAll, exactPairs, singlePairs, type FreeWords, type WordPair } from './word-pairs';
import type { ScreeningModel } from '../model';

export interface AlignedGroup {
  query: NamePart[];
  candidate: NamePart[];
  similarity: number;
  kind: WordPair['kind'];
  weight: number;
}

export interface Alignment {
  query: readonly NamePart[];
  candidate: readonly NamePart[];
  groups: AlignedGroup[];
  unmatchedQuery: NamePart[];
  unmatchedCandidate: NamePart[];
}

/**
 * Greedy: equal words first, then the most similar, the heavier first on a tie. Names have at most 32 words.
 */
export function alignNames(
  query: readonly NamePart[],
  candidate: readonly NamePart[],
  model: ScreeningModel,
  liken: Liken = likenWith(model),
): Alignment {
  const matched = exactPairs(query, candidate);
  const ofQuery: FreeWords = { parts: query, free: bitsOfAll(query) };
  const ofCandidate: FreeWords = { parts: candidate, free: bitsOfAll(candidate) };
  for (const pair of matched) {
    ofQuery.free &= ~bitsOf(pair.query);
    ofCandidate.free &= ~bitsOf(pair.candidate);
  }
  if (ofQuery.free !== 0 && ofCandidate.free !== 0) {
    const pairs = singlePairs(ofQuery, ofCandidate, model, liken);
    pairs.push(...joinedPairs(ofQuery, ofCandidate, model));
    if (pairs.length > 1) pairs.sort(byRank);
    for (const pair of pairs) {
      const [inQuery, inCandidate] = [bitsOf(pair.query), bitsOf(pair.candidate)];
      if ((inQuery & ~ofQuery.free) !== 0 || (inCandidate & ~ofCandidate.free) !== 0) continue;
      ofQuery.free &= ~inQuery;
      ofCandidate.free &= ~inCandidate;
      matched.push(pair);
    }
  }
  matched.sort((a, b) => a.query.start - b.query.start);
  return {
    query,
    candidate,
    groups: matched.map((pair) => toGroup(pair, query, candidate)),
    unmatchedQuery: wordsIn(query, ofQuery.free),
    unmatchedCandidate: wordsIn(candidate, ofCandidate.free),
  };
}

function byRank(a: WordPair, b: WordPair): number {
  return b.rank - a.rank || b.weight - a.weight || displacement(a) - displacement(b);
}

function displacement(pair: WordPair): number {
  return Math.abs(pair.query.start - pair.candidate.start);
}

function toGroup(
  { query: q, candidate: c, similarity, kind, weight }: WordPair,
  query: readonly NamePart[],
  candidate: readonly NamePart[],
): AlignedGroup {
  return {
    query: query.slice(q.start, q.start + q.count),
    candidate: candidate.slice(c.start, c.start + c.count),
    similarity,
    kind,
    weight,
  };
}

function wordsIn(parts: readonly NamePart[], bits: number): NamePart[] {
  return bits === 0 ? [] : parts.filter((_, at) => (bits & (1 << at)) !== 0);
}
