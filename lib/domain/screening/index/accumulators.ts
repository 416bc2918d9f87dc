import type { SimilarWord } from './dictionary';
import { postingCount, type Postings } from './postings';
import type { QueryTerm } from './query-terms';
import { similarityScale } from './coverage';
import { withCapacity } from './typed-arrays';
import { weightOf, type NamePart } from '../scoring/name-parts';

/** Query terms with the same text, combined: a query may repeat a word. */
export interface WeightedTerm {
  words: readonly SimilarWord[];
  covered: number[];
  weight: number;
  /** Number of postings to read. */
  cost: number;
}

/** Between how many names are kept if too many are found. */
interface TakenNames {
  min: number;
  max: number;
}

/** When too many names are found, those with the highest sums are kept, in buckets of this size. */
const bucketSize = 16;
/** Estimating a name takes about as long as reading this many postings. */
const postingsPerEstimate = 20;
const postingsPerStep = 20_000;
const termBits = 8;
const termMask = 2 ** termBits - 1;

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
  /**
   * The sum in units of 1 / `similarityScale`, and in the lowest bits the term that last added to it, because each term
   * adds only its best word. Together, so that a name takes one access to memory. All are 0 between searches.
   */
  private readonly sums: Uint32Array;
  private found = new Uint32Array(1024);
  private foundCount = 0;
  private taken = new Uint32Array(1024);

  constructor(
    private readonly postings: Postings,
    nameCount: number,
  ) {
    this.sums = new Uint32Array(nameCount);
  }

  /**
   * Reads postings from the rarest term on, until the remaining terms alone could not lift a name to `minWeight` and
   * reading them would cost more than estimating the names found.
   *
   * @param isComplete for each word of the query, whether its terms find every name that it may match
   * @returns the names found, until the next search, and the weight of the words that were not looked up completely
   */
  *accumulate(
    query: readonly NamePart[],
    terms: readonly WeightedTerm[],
    isComplete: readonly boolean[],
    minWeight: number,
  ): Generator<void, { names: Uint32Array; remaining: number }> {
    this.foundCount = 0;
    const pending = query.map((_, at) => terms.filter(({ covered }) => covered.includes(at)).length);
    let remaining = weightOf(query.filter((_, at) => pending[at]! > 0 || !isComplete[at]));
    for (const [number, term] of terms.entries()) {
      if (remaining < minWeight && term.cost > postingsPerEstimate * this.foundCount) break;
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
        const added = (Math.ceil(gain * similarityScale) << termBits) | (number + 1);
        // Earlier terms add nothing to a name that is first found here.
        if (gain + remaining >= minWeight) this.addToAll(id, added);
        else this.addToFound(id, added);
      }
    }
    return { names: this.found.subarray(0, this.foundCount), remaining };
  }

  /**
   * The names with at least this sum, or of too many those with the highest. Resets the sums of all.
   * Both are valid until the next search.
   */
  take(names: Uint32Array, minSum: number, limits: TakenNames): { names: Uint32Array; sums: Uint32Array } {
    const sums = this.takeSums(names);
    const least = Math.max(minSum, leastOfHighest(sums, limits));
    let count = 0;
    for (let at = 0; at < names.length; at += 1) {
      if (sums[at]! < least) continue;
      names[count] = names[at]!;
      sums[count] = sums[at]!;
      count += 1;
    }
    return { names: names.subarray(0, count), sums: sums.subarray(0, count) };
  }

  /** Read and reset together, so that each takes one access to memory. */
  private takeSums(names: Uint32Array): Uint32Array {
    this.taken = withCapacity(this.taken, names.length);
    const { sums, taken } = this;
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at]!;
      taken[at] = sums[name]! >>> termBits;
      sums[name] = 0;
    }
    return taken.subarray(0, names.length);
  }

  private addToAll(word: number, added: number): void {
    const { sums } = this;
    const { starts, values } = this.postings;
    const end = starts[word + 1]!;
    let count = this.foundCount;
    const found = withCapacity(this.found, count + end - starts[word]!);
    for (let at = starts[word]!; at < end; at += 1) {
      const name = values[at]!;
      const sum = sums[name]!;
      if (sum === 0) {
        found[count] = name;
        count += 1;
      }
      sums[name] = raised(sum, added);
    }
    this.found = found;
    this.foundCount = count;
  }

  private addToFound(word: number, added: number): void {
    const { sums } = this;
    const { starts, values } = this.postings;
    const end = starts[word + 1]!;
    for (let at = starts[word]!; at < end; at += 1) {
      const name = values[at]!;
      const sum = sums[name]!;
      if (sum !== 0) sums[name] = raised(sum, added);
    }
  }
}

function raised(sum: number, added: number): number {
  return (sum & termMask) === (added & termMask) ? sum : (sum & ~termMask) + added;
}

/**
 * The least sum of the names with the highest, of which there are at most `max`. Many names may share a sum: if fewer
 * than `min` would be left, it is one bucket lower.
 */
function leastOfHighest(sums: Uint32Array, { min, max }: TakenNames): number {
  if (sums.length <= max) return 0;
  const counts = new Uint32Array(2 ** 16 / bucketSize);
  for (const sum of sums) counts[Math.floor(sum / bucketSize)]! += 1;
  let bucket = counts.length - 1;
  let kept = counts[bucket]!;
  while (bucket > 0 && kept + counts[bucket - 1]! <= max) {
    bucket -= 1;
    kept += counts[bucket]!;
  }
  if (bucket > 0 && kept < min) bucket -= 1;
  return bucket * bucketSize;
}
