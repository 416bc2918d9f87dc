import type { QueryTerm } from './query-terms';
import { withCapacity } from './typed-arrays';

const none = 0;
/** Entries are numbered in 16 bits. A query of 32 words needs less than half of them. */
const maxEntries = 2 ** 16 - 2;
/** Similarity is kept in thousandths: two bytes per value stay in the processor's cache. */
export const similarityScale = 1000;

/**
 * For each word of the dictionary, the words of the query that it covers, with their similarity: a linked
 * list per word.
 */
export class Coverage {
  /** The first entry of each word, in two bytes for the same reason. All are `none` between searches. */
  private readonly first: Uint16Array;
  private words = new Uint32Array(256);
  private starts = new Uint8Array(256);
  private ends = new Uint8Array(256);
  private values = new Uint16Array(256);
  private nexts = new Uint16Array(256);
  /** Entry 0 stands for `none`. */
  private count = 1;

  constructor(wordCount: number) {
    this.first = new Uint16Array(wordCount);
  }

  fill(terms: readonly QueryTerm[]): void {
    this.clear();
    for (const { start, span, words } of terms) {
      for (const { id, value } of words)
        this.add(id, start, start + span, Math.round(value * similarityScale));
    }
  }

  /**
   * Raises `best`, the best similarity per word of the query (0 to `similarityScale`), by what this word
   * covers. False if it covers nothing.
   */
  raise(word: number, best: Uint16Array): boolean {
    const first = this.first[word]!;
    if (first === none) return false;
    const { values, starts, ends, nexts } = this;
    for (let entry = first; entry !== none; entry = nexts[entry]!) {
      const value = values[entry]!;
      const end = ends[entry]!;
      for (let at = starts[entry]!; at < end; at += 1) if (value > best[at]!) best[at] = value;
    }
    return true;
  }

  private clear(): void {
    for (let entry = 1; entry < this.count; entry += 1) this.first[this.words[entry]!] = none;
    this.count = 1;
  }

  private add(word: number, start: number, end: number, value: number): void {
    if (this.count > maxEntries) return;
    const entry = this.count;
    this.count += 1;
    this.words = withCapacity(this.words, this.count);
    this.starts = withCapacity(this.starts, this.count);
    this.ends = withCapacity(this.ends, this.count);
    this.values = withCapacity(this.values, this.count);
    this.nexts = withCapacity(this.nexts, this.count);
    this.words[entry] = word;
    this.starts[entry] = start;
    this.ends[entry] = end;
    this.values[entry] = value;
    this.nexts[entry] = this.first[word]!;
    this.first[word] = entry;
  }
}
