import type { SimilarWord } from './dictionary';
import { postingCount, type Postings } from './postings';
import type { QueryTerm } from './query-terms';
import { similarityScale } from './coverage';
import { weightOf, type NamePart } from '../scoring/name-parts';

/** Query terms with the same text, combined: a query may repeat a word. */
export interface WeightedTerm {
  words: readonly SimilarWord[];
  covered: number[];
  weight: number;
  /** Number of postings to read. */
  cost: number;
}

/** When too many names are found, those with the highest sums are kept, in buckets of this size. */
const bucketSize = 16;
/** Estimating a name takes about as long as reading this many postings. */
const postingsPerEstimate = 20;
const postingsPerStep = 20_000;

/** Cheapest first. */
export function weightTerms(
  query: readonly NamePart[],
  terms: readonly QueryTerm[],
  postings: Postings,
): WeightedTerm[] {
  const byText = new Map<string, WeightedTerm>();
  for (const { start, span, words } of terms) {
    const parts = query.slice(start, start + span);
    const text = parts.map((part) => part.text).join(' ');
    const known = byText.get(text);
    byText.set(text, {
      words: known?.words ?? words.toSorted((a, b) => b.value - a.value),
      covered: [...(known?.covered ?? []), ...parts.map((_, offset) => start + offset)],
      weight: (known?.weight ?? 0) + weightOf(parts),
      cost: words.reduce((sum, { id }) => sum + postingCount(postings, id), 0),
    });
  }
  return [...byText.values()].sort((a, b) => a.cost - b.cost);
}

/**
 * Term-at-a-time score accumulators: per name, an upper bound of what the terms looked up so far contribute.
 */
export class Accumulators {
  /** In units of 1 / `similarityScale`. All are 0 between searches. */
  private readonly sums: Uint16Array;
  /**
   * The term that last added to a name, because each term adds only its best word. Undefined if the sum is 0.
   */
  private readonly lastTerm: Uint8Array;

  constructor(
    private readonly postings: Postings,
    nameCount: number,
  ) {
    this.sums = new Uint16Array(nameCount);
    this.lastTerm = new Uint8Array(nameCount);
  }

  /**
   * Reads postings from the rarest term on, until the remaining terms alone could not lift a name to `minWeight` and
   * reading them would cost more than estimating the names found.
   *
   * @param isComplete for each word of the query, whether its terms find every name that it may match
   * @returns the names found, and the weight of the words that were not looked up completely
   */
  *accumulate(
    query: readonly NamePart[],
    terms: readonly WeightedTerm[],
    isComplete: readonly boolean[],
    minWeight: number,
  ): Generator<void, { names: number[]; remaining: number }> {
    const names: number[] = [];
    const pending = query.map((_, at) => terms.filter(({ covered }) => covered.includes(at)).length);
    let remaining = weightOf(query.filter((_, at) => pending[at]! > 0 || !isComplete[at]));
    for (const [number, term] of terms.entries()) {
      if (remaining < minWeight && term.cost > postingsPerEstimate * names.length) break;
      for (const at of term.covered) {
        pending[at]! -= 1;
        if (pending[at] === 0 && isComplete[at]) remaining -= query[at]!.weight;
      }
      yield;
      let read = 0;
      for (const { id, value } of term.words) {
        read += postingCount(this.postings, id);
        if (read > postingsPerStep) {
          yield;
          read = 0;
        }
        const gain = value * term.weight;
        const scaledGain = Math.ceil(gain * similarityScale);
        // Earlier terms add nothing to a name that is first found here.
        if (gain + remaining >= minWeight) this.addToAll(id, scaledGain, number + 1, names);
        else this.addToFound(id, scaledGain, number + 1);
      }
    }
    return { names, remaining };
  }

  /** Resets the sum for the next search. */
  take(name: number): number {
    const sum = this.sums[name]!;
    this.sums[name] = 0;
    return sum;
  }

  /**
   * The minimum sum that keeps at most `max` names, but at least `minSum`. Many names may share a sum: if
   * fewer than `min` would be left, it is one bucket lower.
   */
  thresholdFor(names: readonly number[], minSum: number, { min, max }: { min: number; max: number }): number {
    if (names.length <= max) return minSum;
    const counts = new Uint32Array(2 ** 16 / bucketSize);
    for (const name of names) counts[Math.floor(this.sums[name]! / bucketSize)]! += 1;
    let bucket = counts.length - 1;
    let kept = counts[bucket]!;
    while (bucket > 0 && kept + counts[bucket - 1]! <= max) {
      bucket -= 1;
      kept += counts[bucket]!;
    }
    if (bucket > 0 && kept < min) bucket -= 1;
    return Math.max(minSum, bucket * bucketSize);
  }

  private addToAll(word: number, gain: number, term: number, names: number[]): void {
    const { starts, values } = this.postings;
    const end = starts[word + 1]!;
    for (let at = starts[word]!; at < end; at += 1) {
      const name = values[at]!;
      const sum = this.sums[name]!;
      if (sum === 0) names.push(name);
      else if (this.lastTerm[name] === term) continue;
      this.sums[name] = sum + gain;
      this.lastTerm[name] = term;
    }
  }

  private addToFound(word: number, gain: number, term: number): void {
    const { starts, values } = this.postings;
    const end = starts[word + 1]!;
    for (let at = starts[word]!; at < end; at += 1) {
      const name = values[at]!;
      const sum = this.sums[name]!;
      if (sum === 0 || this.lastTerm[name] === term) continue;
      this.sums[name] = sum + gain;
      this.lastTerm[name] = term;
    }
  }
}
