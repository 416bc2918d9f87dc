import { joinedPairs } from './joined-words';
import type { ScreeningModel } from '../model';
import type { NamePart } from './name-parts';
import { wordSimilarity, type Similarity } from './similarity';
import { areOpposite } from '../normalisation/antonyms';
import type { WordClass } from '../normalisation/word-classes';

/** Words of the query and of the candidate that stand for each other: one for one, or several written as one. */
export interface AlignedGroup {
  query: NamePart[];
  candidate: NamePart[];
  similarity: number;
  kind: Similarity['kind'] | 'joined' | 'initials' | 'acronym' | 'legal_form' | 'number' | 'country';
  weight: number;
}

export interface Alignment {
  query: readonly NamePart[];
  candidate: readonly NamePart[];
  /** In the order of the query. */
  groups: AlignedGroup[];
  unmatchedQuery: NamePart[];
  unmatchedCandidate: NamePart[];
}

/** How alike two words are: `wordSimilarity` under the model, or whoever remembers its answers. */
export type Likeness = (query: NamePart, candidate: NamePart) => Similarity;

/** Some words of a name that stand next to each other. */
export interface Run {
  at: number;
  count: number;
}

/** A possible group. */
export interface Pair {
  query: Run;
  candidate: Run;
  similarity: number;
  /** Pairs of higher rank are taken first; of the same rank, the weightier. */
  rank: number;
  kind: AlignedGroup['kind'];
  weight: number;
}

/** In letters and spaces. The narrowest fields of records hold 20 characters. */
const leastCutName = 16;

/** Words of a name that are in no group yet: a bit for each. */
type Free = number;

/**
 * Pairs off the words of two names, whatever their order: the same words first, then the most alike and of those the
 * weightiest. Names have at most 32 words.
 */
export function alignNames(
  query: readonly NamePart[],
  candidate: readonly NamePart[],
  model: ScreeningModel,
  likeness: Likeness = (a, b) => wordSimilarity(a, b, model),
): Alignment {
  const taken = samePairs(query, candidate);
  let freeQuery = allOf(query);
  let freeCandidate = allOf(candidate);
  for (const pair of taken) {
    freeQuery &= ~bitsOf(pair.query);
    freeCandidate &= ~bitsOf(pair.candidate);
  }
  if (freeQuery !== 0 && freeCandidate !== 0) {
    const pairs = singlePairs(query, freeQuery, candidate, freeCandidate, model, likeness);
    pairs.push(
      ...joinedPairs({ parts: query, free: freeQuery }, { parts: candidate, free: freeCandidate }, model),
    );
    if (pairs.length > 1) pairs.sort(byRank);
    for (const pair of pairs) {
      const [inQuery, inCandidate] = [bitsOf(pair.query), bitsOf(pair.candidate)];
      if ((inQuery & ~freeQuery) !== 0 || (inCandidate & ~freeCandidate) !== 0) continue;
      freeQuery &= ~inQuery;
      freeCandidate &= ~inCandidate;
      taken.push(pair);
    }
  }
  taken.sort((a, b) => a.query.at - b.query.at);
  return {
    query,
    candidate,
    groups: taken.map((pair) => toGroup(pair, query, candidate)),
    unmatchedQuery: wordsIn(query, freeQuery),
    unmatchedCandidate: wordsIn(candidate, freeCandidate),
  };
}

/** The words that both names hold. Particles wait: `al` may belong to a word that the other name writes as one. */
function samePairs(query: readonly NamePart[], candidate: readonly NamePart[]): Pair[] {
  const pairs: Pair[] = [];
  let free = allOf(candidate);
  for (let i = 0; i < query.length; i += 1) {
    const a = query[i]!;
    if (a.wordClass === 'particle') continue;
    const j = nearestSame(a, i, candidate, free);
    if (j < 0) continue;
    free &= ~(1 << j);
    pairs.push(singlePair(i, a, j, candidate[j]!, 1, 'exact'));
  }
  return pairs;
}

function nearestSame(a: NamePart, i: number, candidate: readonly NamePart[], free: Free): number {
  let nearest = -1;
  for (let j = 0; j < candidate.length; j += 1) {
    if ((free & (1 << j)) === 0 || candidate[j]!.text !== a.text) continue;
    if (nearest < 0 || Math.abs(i - j) < Math.abs(i - nearest)) nearest = j;
  }
  return nearest;
}

function singlePairs(
  query: readonly NamePart[],
  freeQuery: Free,
  candidate: readonly NamePart[],
  freeCandidate: Free,
  model: ScreeningModel,
  likeness: Likeness,
): Pair[] {
  const pairs: Pair[] = [];
  const [cutInQuery, cutInCandidate] = [lastIfCut(query), lastIfCut(candidate)];
  for (let i = 0; i < query.length; i += 1) {
    if ((freeQuery & (1 << i)) === 0) continue;
    const a = query[i]!;
    for (let j = 0; j < candidate.length; j += 1) {
      if ((freeCandidate & (1 << j)) === 0) continue;
      const b = candidate[j]!;
      const mayBeCut = a.text.length < b.text.length ? i === cutInQuery : j === cutInCandidate;
      const { value, kind } = partSimilarity(a, b, mayBeCut, model, likeness);
      if (value >= model.likeness.least) pairs.push(singlePair(i, a, j, b, value, kind));
    }
  }
  return pairs;
}

function singlePair(
  i: number,
  a: NamePart,
  j: number,
  b: NamePart,
  similarity: number,
  kind: Pair['kind'],
): Pair {
  return {
    query: { at: i, count: 1 },
    candidate: { at: j, count: 1 },
    similarity,
    rank: similarity,
    kind,
    weight: (a.weight + b.weight) / 2,
  };
}

const canonicalKinds: Partial<Record<WordClass, Pair['kind']>> = {
  number: 'number',
  legal_form: 'legal_form',
};

/** `mayBeCut`: the shorter word is where a field that is too narrow cuts. */
function partSimilarity(
  a: NamePart,
  b: NamePart,
  mayBeCut: boolean,
  model: ScreeningModel,
  likeness: Likeness,
): { value: number; kind: Pair['kind'] } {
  if (a.text !== b.text && a.canonical !== undefined && a.wordClass === b.wordClass) {
    if (a.canonical === b.canonical) return { value: 1, kind: canonicalKinds[a.wordClass] ?? 'country' };
    // Numbers and legal forms that differ are no slips of each other.
    if (b.canonical !== undefined) return { value: 0, kind: 'none' };
  }
  // Nor are Northern and Southern, Iran and Iraq.
  if (areOpposite(a.side, b.side)) return { value: 0, kind: 'none' };
  const similarity = likeness(a, b);
  if (!mayBeCut || !isPrefix(a.text, b.text)) return similarity;
  const value = cutSimilarity(a.text.length, b.text.length, model);
  return value > similarity.value ? { value, kind: 'cut' } : similarity;
}

/** Where the last word stands of a name so long that a field may have cut it; -1 for any other. */
export function lastIfCut(parts: readonly NamePart[]): number {
  let length = parts.length - 1;
  for (const { text } of parts) length += text.length;
  return length < leastCutName ? -1 : parts.length - 1;
}

function isPrefix(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= 2 && (a.length < b.length ? b.startsWith(a) : a.startsWith(b));
}

function cutSimilarity(a: number, b: number, { likeness }: ScreeningModel): number {
  return likeness.cut_last + ((1 - likeness.cut_last) * Math.min(a, b)) / Math.max(a, b);
}

function byRank(a: Pair, b: Pair): number {
  return b.rank - a.rank || b.weight - a.weight || displacement(a) - displacement(b);
}

function displacement(pair: Pair): number {
  return Math.abs(pair.query.at - pair.candidate.at);
}

function toGroup(
  { query: q, candidate: c, similarity, kind, weight }: Pair,
  query: readonly NamePart[],
  candidate: readonly NamePart[],
): AlignedGroup {
  return {
    query: query.slice(q.at, q.at + q.count),
    candidate: candidate.slice(c.at, c.at + c.count),
    similarity,
    kind,
    weight,
  };
}

function wordsIn(parts: readonly NamePart[], bits: number): NamePart[] {
  return bits === 0 ? [] : parts.filter((_, at) => (bits & (1 << at)) !== 0);
}

function allOf(parts: readonly NamePart[]): Free {
  return parts.length >= 32 ? -1 : (1 << parts.length) - 1;
}

function bitsOf({ at, count }: Run): number {
  return ((1 << count) - 1) << at;
}
