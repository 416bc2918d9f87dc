import { BoundedCache } from '@/lib/platform/bounded-cache';
import { bucketCountFor } from './buckets';
import { buildPostings, type Postings } from './postings';
import type { ScreeningModel } from '../model';
import { countDifferingLetters } from '../scoring/letter-masks';
import { maxEdits, toWord, wordOf, wordSimilarity, type Word } from '../scoring/similarity';
import { asciiReader, equalsAt, lengthAt, StringColumnBuilder, type StringColumn } from './string-column';
import { endsStep } from '../steps';
import { isFuzzy, keysOf, soundKey, spellingKey } from './word-keys';

/** Similarity is 0 to 1. */
export interface SimilarWord {
  id: number;
  value: number;
}

/** Takes less memory than objects. */
interface CachedWords {
  ids: Uint32Array;
  values: Float32Array;
}

const none: readonly SimilarWord[] = [];
/** Few words are similar to one of a few entries. */
const noWords: CachedWords = { ids: new Uint32Array(), values: new Float32Array() };

function cachedWords(similar: readonly SimilarWord[]): CachedWords {
  if (similar.length === 0) return noWords;
  const cached = { ids: new Uint32Array(similar.length), values: new Float32Array(similar.length) };
  for (const [at, { id, value }] of similar.entries()) {
    cached.ids[at] = id;
    cached.values[at] = value;
  }
  return cached;
}

function wordsIn({ ids, values }: CachedWords): SimilarWord[] {
  const similar: SimilarWord[] = [];
  for (let at = 0; at < ids.length; at += 1) similar.push({ id: ids[at]!, value: values[at]! });
  return similar;
}

/** Every distinct word of the lists, numbered alphabetically. */
export interface DictionaryColumns {
  texts: StringColumn;
  skeletons: StringColumn;
  letters: Uint32Array;
  /** The words in each bucket of hashed keys: see `keysOf`. */
  byKey: Postings;
}

/** Approximate, so that few words share a bucket without sharing a key. */
const keysPerWord = 4;
const maxSimilarWords = 300;
/**
 * Minimum length of each side of a misspelt word that is split. Two letters are a word of some list at any
 * position.
 */
const minSplit = 3;
const maxSplitWords = 20;
/** The same given names are searched for repeatedly. */
const maxCachedWords = 20_000;

/** @param words in alphabetical order */
export function* buildDictionary(words: readonly Word[]): Generator<void, DictionaryColumns> {
  const [texts, skeletons] = [new StringColumnBuilder(), new StringColumnBuilder()];
  for (const [id, { text, skeleton }] of words.entries()) {
    if (endsStep(id)) yield;
    texts.add(text);
    skeletons.add(skeleton);
  }
  const buckets = bucketCountFor(keysPerWord * words.length);
  const byKey = yield* buildPostings(buckets, function* (add) {
    for (const [id, word] of words.entries()) {
      if (endsStep(id)) yield;
      for (const key of keysOf(word)) add(key & (buckets - 1), id);
    }
  });
  return {
    texts: texts.build(),
    skeletons: skeletons.build(),
    letters: Uint32Array.from(words, ({ letters }) => letters),
    byKey,
  };
}

export class Dictionary {
  readonly size: number;
  readonly textOf: (id: number) => string;
  private readonly skeletonOf: (id: number) => string;
  private readonly similarWords = new BoundedCache<string, CachedWords>(maxCachedWords);
  private readonly visitedBy: Uint32Array;
  private comparison = 0;

  constructor(
    private readonly columns: DictionaryColumns,
    private readonly model: ScreeningModel,
  ) {
    this.size = columns.letters.length;
    this.textOf = asciiReader(columns.texts);
    this.skeletonOf = asciiReader(columns.skeletons);
    this.visitedBy = new Uint32Array(this.size);
  }

  lengthOf(id: number): number {
    return lengthAt(this.columns.texts, id);
  }

  lettersOf(id: number): number {
    return this.columns.letters[id]!;
  }

  firstLetterOf(id: number): number {
    const { starts, bytes } = this.columns.texts;
    return bytes[starts[id]!]!;
  }

  idOf(text: string): number | undefined {
    const { starts, values } = this.columns.byKey;
    const bucket = this.bucketOf(spellingKey(text));
    for (let at = starts[bucket]!; at < starts[bucket + 1]!; at += 1) {
      const id = values[at]!;
      if (equalsAt(this.columns.texts, id, text)) return id;
    }
    return undefined;
  }

  /** Most similar first. */
  similarTo(word: Word): readonly SimilarWord[] {
    const key = word.isSyllabicByChance ? `${word.text} ` : word.text;
    const cached = this.similarWords.get(key);
    if (cached === noWords) return none;
    if (cached) return wordsIn(cached);
    const similar = this.findSimilar(word);
    this.similarWords.set(key, cachedWords(similar));
    return similar;
  }

  /**
   * Words spelled or pronounced like this one, which was joined from several words: other typos are not
   * looked up.
   */
  soundingLike(word: Word): readonly SimilarWord[] {
    return this.compare(word, [spellingKey(word.text), soundKey(word)]);
  }

  continuationsOf(prefix: string, max: number): number[] {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.textOf(middle) <= prefix) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    while (found.length < max && low < this.size && this.textOf(low).startsWith(prefix)) {
      found.push(low);
      low += 1;
    }
    return found;
  }

  /** As in `abdulrahman`. */
  splitsOf(text: string): Array<readonly [left: number, right: number]> {
    const splits: Array<readonly [number, number]> = [];
    for (let at = 2; at <= text.length - 3; at += 1) {
      const left = this.idOf(text.slice(0, at));
      const right = left === undefined ? undefined : this.idOf(text.slice(at));
      if (left !== undefined && right !== undefined) splits.push([left, right]);
    }
    return splits;
  }

  /**
   * As `splitsOf`, for a word that is on no list and misspelt on one side of the split: `tajudeen` for Taj
   * Uddin.
   */
  misspeltSplitsOf(text: string): SimilarWord[] {
    if (text.length < 2 * minSplit || this.idOf(text) !== undefined) return [];
    const found: SimilarWord[] = [];
    for (let at = minSplit; at <= text.length - minSplit; at += 1) {
      const sides = [text.slice(0, at), text.slice(at)] as const;
      for (const [known, other] of [sides, sides.toReversed()] as Array<[string, string]>) {
        const id = this.idOf(known);
        if (id === undefined || !isFuzzy(other)) continue;
        const similar = this.findSimilar(toWord(other));
        if (similar.length > 0) found.push({ id, value: 1 }, ...similar.slice(0, maxSplitWords));
      }
    }
    return found;
  }

  private findSimilar(word: Word): SimilarWord[] {
    if (isFuzzy(word.text)) return this.compare(word, keysOf(word));
    const id = this.idOf(word.text);
    return id === undefined ? [] : [{ id, value: 1 }];
  }

  private compare(word: Word, keys: readonly number[]): SimilarWord[] {
    const similar: SimilarWord[] = [];
    this.comparison += 1;
    for (const key of keys) this.addSimilar(word, this.bucketOf(key), similar);
    return similar.sort((a, b) => b.value - a.value).slice(0, maxSimilarWords);
  }

  private addSimilar(word: Word, bucket: number, similar: SimilarWord[]): void {
    const { starts, values } = this.columns.byKey;
    const end = starts[bucket + 1]!;
    for (let at = starts[bucket]!; at < end; at += 1) {
      const id = values[at]!;
      if (this.visitedBy[id] === this.comparison) continue;
      this.visitedBy[id] = this.comparison;
      if (!this.mayBeSimilar(word, id)) continue;
      const { value } = wordSimilarity(word, this.wordAt(id), this.model);
      if (value >= this.model.likeness.least) similar.push({ id, value });
    }
  }

  /** A cheap filter before the letters are compared. */
  private mayBeSimilar({ text, skeleton, letters }: Word, id: number): boolean {
    const length = lengthAt(this.columns.texts, id);
    const other = this.columns.letters[id]!;
    const edits = maxEdits(Math.min(length, text.length));
    const isNear =
      Math.abs(length - text.length) <= edits && countDifferingLetters(letters, other) <= 2 * edits;
    const shorter = length < text.length ? other : letters;
    const isSubset = (shorter & ~(letters & other)) === 0;
    return isNear || isSubset || equalsAt(this.columns.skeletons, id, skeleton);
  }

  wordAt(id: number): Word {
    return wordOf(this.textOf(id), this.skeletonOf(id), this.columns.letters[id]!);
  }

  private bucketOf(key: number): number {
    return key & (this.columns.byKey.starts.length - 2);
  }
}
