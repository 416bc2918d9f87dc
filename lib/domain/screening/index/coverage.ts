import type { Probe } from './query-terms';
import { withRoom } from './string-column';

const none = 0;
/** A query of 32 words has less than half as many. */
const mostSlots = 2 ** 16 - 2;
/** Likeness is kept in thousandths: two bytes a name stay near the processor. */
export const likenessUnit = 1000;

/** What of a query each word of the dictionary may stand for: told in a few reads, whatever the word. */
export class Slots {
  /** The first slot of each word, two bytes each for the same reason; `none` for all words between searches. */
  private readonly first: Uint16Array;
  private words = new Uint32Array(256);
  private begins = new Uint8Array(256);
  private ends = new Uint8Array(256);
  private values = new Uint16Array(256);
  private nexts = new Uint16Array(256);
  /** Slot 0 is none. */
  private count = 1;

  constructor(wordCount: number) {
    this.first = new Uint16Array(wordCount);
  }

  /** In place of what was there. */
  fill(probes: readonly Probe[]): void {
    this.clear();
    for (const { at, span, words } of probes) {
      for (const { id, value } of words) this.add(id, at, at + span, Math.round(value * likenessUnit));
    }
  }

  /** Whether the word stands for anything; `best`, by the query's words, is raised to how well (0 to `likenessUnit`). */
  raise(word: number, best: Uint16Array): boolean {
    const begin = this.first[word]!;
    if (begin === none) return false;
    const { values, begins, ends, nexts } = this;
    for (let slot = begin; slot !== none; slot = nexts[slot]!) {
      const value = values[slot]!;
      const end = ends[slot]!;
      for (let at = begins[slot]!; at < end; at += 1) if (value > best[at]!) best[at] = value;
    }
    return true;
  }

  private clear(): void {
    for (let slot = 1; slot < this.count; slot += 1) this.first[this.words[slot]!] = none;
    this.count = 1;
  }

  private add(word: number, begin: number, end: number, value: number): void {
    if (this.count > mostSlots) return;
    const slot = this.count;
    this.count += 1;
    this.words = withRoom(this.words, this.count);
    this.begins = withRoom(this.begins, this.count);
    this.ends = withRoom(this.ends, this.count);
    this.values = withRoom(this.values, this.count);
    this.nexts = withRoom(this.nexts, this.count);
    this.words[slot] = word;
    this.begins[slot] = begin;
    this.ends[slot] = end;
    this.values[slot] = value;
    this.nexts[slot] = this.first[word]!;
    this.first[word] = slot;
  }
}
