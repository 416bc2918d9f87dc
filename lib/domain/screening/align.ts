import type { ScreeningModel } from './model';
import { weightOf, type NamePart } from './name-parts';
import { toWord, wordSimilarity, type Similarity } from './similarity';

/** Words of the query and of the candidate that stand for each other: one for one, or two written as one. */
export interface AlignedGroup {
  query: NamePart[];
  candidate: NamePart[];
  similarity: number;
  kind: Similarity['kind'] | 'joined' | 'legal_form' | 'number';
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

/** A possible group, by where its words lie. */
interface Pair {
  query: number[];
  candidate: number[];
  similarity: number;
  kind: AlignedGroup['kind'];
  weight: number;
}

const leastJoinedLength = 5;
/** In letters. */
const mostJoinedDifference = 2;

/** Pairs off the words of two names, whatever their order: the most alike first, the weightiest of those. */
export function alignNames(
  query: readonly NamePart[],
  candidate: readonly NamePart[],
  model: ScreeningModel,
  likeness: Likeness = (a, b) => wordSimilarity(a, b, model),
): Alignment {
  const pairs = [...singlePairs(query, candidate, model, likeness), ...joinedPairs(query, candidate, model)];
  pairs.sort(
    (a, b) => b.similarity - a.similarity || b.weight - a.weight || displacement(a) - displacement(b),
  );

  const usedQuery = new Set<number>();
  const usedCandidate = new Set<number>();
  const taken: Pair[] = [];
  for (const pair of pairs) {
    const isFree =
      pair.query.every((at) => !usedQuery.has(at)) && pair.candidate.every((at) => !usedCandidate.has(at));
    if (!isFree) continue;
    for (const at of pair.query) usedQuery.add(at);
    for (const at of pair.candidate) usedCandidate.add(at);
    taken.push(pair);
  }
  taken.sort((a, b) => a.query[0]! - b.query[0]!);
  return {
    query,
    candidate,
    groups: taken.map((pair) => ({
      ...pair,
      query: pair.query.map((at) => query[at]!),
      candidate: pair.candidate.map((at) => candidate[at]!),
    })),
    unmatchedQuery: query.filter((_, at) => !usedQuery.has(at)),
    unmatchedCandidate: candidate.filter((_, at) => !usedCandidate.has(at)),
  };
}

function singlePairs(
  query: readonly NamePart[],
  candidate: readonly NamePart[],
  model: ScreeningModel,
  likeness: Likeness,
): Pair[] {
  const pairs: Pair[] = [];
  query.forEach((a, i) => {
    candidate.forEach((b, j) => {
      const { value, kind } = partSimilarity(a, b, likeness);
      if (value < model.likeness.least) return;
      pairs.push({ query: [i], candidate: [j], similarity: value, kind, weight: (a.weight + b.weight) / 2 });
    });
  });
  return pairs;
}

function partSimilarity(
  a: NamePart,
  b: NamePart,
  likeness: Likeness,
): { value: number; kind: AlignedGroup['kind'] } {
  const comparable = a.canonical !== undefined || b.canonical !== undefined;
  if (!comparable || a.text === b.text) return likeness(a, b);
  const same = a.wordClass === b.wordClass && a.canonical === b.canonical;
  return { value: same ? 1 : 0, kind: a.wordClass === 'number' ? 'number' : 'legal_form' };
}

function joinedPairs(
  query: readonly NamePart[],
  candidate: readonly NamePart[],
  model: ScreeningModel,
): Pair[] {
  const joinedInCandidate = twoAsOne(query, candidate, model);
  const joinedInQuery = twoAsOne(candidate, query, model);
  return [
    ...joinedInCandidate.map(({ two, one, ...pair }) => ({ ...pair, query: two, candidate: one })),
    ...joinedInQuery.map(({ two, one, ...pair }) => ({ ...pair, query: one, candidate: two })),
  ];
}

/** Where two neighbouring words of one name are one word of the other: `abdul rahman` and `abdulrahman`. */
function twoAsOne(apart: readonly NamePart[], whole: readonly NamePart[], model: ScreeningModel) {
  const found: Array<Omit<Pair, 'query' | 'candidate'> & { two: number[]; one: number[] }> = [];
  for (let at = 0; at + 1 < apart.length; at += 1) {
    const two = apart.slice(at, at + 2);
    const text = two.map((part) => part.text).join('');
    if (text.length < leastJoinedLength) continue;
    whole.forEach((part, index) => {
      if (Math.abs(part.text.length - text.length) > mostJoinedDifference) return;
      const { value } = wordSimilarity(toWord(text), part, model);
      if (value < model.likeness.least_joined) return;
      const weight = (weightOf(two) + part.weight) / 2;
      found.push({
        two: [at, at + 1],
        one: [index],
        similarity: value * model.likeness.joined_factor,
        kind: 'joined',
        weight,
      });
    });
  }
  return found;
}

function displacement(pair: Pair): number {
  return Math.abs(pair.query[0]! - pair.candidate[0]!);
}
