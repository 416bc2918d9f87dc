import { bucketsFor } from './screening-index';
import { groupNumbers, type NumberGroups } from './postings';
import type { ScreeningModel } from '../model';
import { editBudget, wordOf, wordSimilarity, type Word } from '../scoring/similarity';
import { asciiReader, GrowingHeap, holds, lengthAt, type TextHeap } from './string-column';
import { differingLetters } from '../scoring/letter-masks';
import { eachKey, isFuzzy, soundKey, spellingKey } from './word-keys';

/** A word that may stand for another, and how well: 0 to 1. */
export interface SimilarWord {
  id: number;
  value: number;
}

/** Words like another, in less room than as objects. */
interface RememberedWords {
  ids: Uint32Array;
  values: Float32Array;
}

/** Every word of the lists once, numbered in their alphabetical order. */
export interface DictionaryColumns {
  texts: TextHeap;
  /** The skeleton of each word. */
  skeletons: TextHeap;
  /** See `Word`. */
  letters: Uint32Array;
  /** The words of each bucket of keys. */
  byKey: NumberGroups;
}

/** About: so that a bucket holds few words besides those that share a key. */
const keysPerWord = 4;
const maxSimilar = 300;
/** Answers kept, as the same given names are asked for again and again. */
const maxRemembered = 20_000;

/** @param words in alphabetical order */
export function buildDictionary(words: readonly Word[]): DictionaryColumns {
  const [texts, skeletons] = [new GrowingHeap(), new GrowingHeap()];
  for (const { text, skeleton } of words) {
    texts.add(text);
    skeletons.add(skeleton);
  }
  const buckets = bucketsFor(keysPerWord * words.length);
  return {
    texts: texts.sealed(),
    skeletons: skeletons.sealed(),
    letters: Uint32Array.from(words, ({ letters }) => letters),
    byKey: groupNumbers(buckets, (put) => {
      for (const [id, word] of words.entries()) eachKey(word, (key) => put(key & (buckets - 1), id));
    }),
  };
}

/** Words, not names, are fuzzy-matched: there are few of them. */
export class Dictionary {
  readonly size: number;
  readonly textOf: (id: number) => string;
  private readonly skeletonOf: (id: number) => string;
  private readonly remembered = new Map<string, RememberedWords>();
  /** The search that last looked at a word, so that each looks once. */
  private readonly seenBy: Uint32Array;
  private searchNumber = 0;

  constructor(
    private readonly columns: DictionaryColumns,
    private readonly model: ScreeningModel,
  ) {
    this.size = columns.letters.length;
    this.textOf = asciiReader(columns.texts);
    this.skeletonOf = asciiReader(columns.skeletons);
    this.seenBy = new Uint32Array(this.size);
  }

  lengthOf(id: number): number {
    return lengthAt(this.columns.texts, id);
  }

  /** See `Word`. */
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
      if (holds(this.columns.texts, id, text)) return id;
    }
    return undefined;
  }

  /** The words of the dictionary that may stand for this one, most alike first. */
  similarTo(word: Word): readonly SimilarWord[] {
    const known = this.remembered.get(word.text);
    if (known) return Array.from(known.ids, (id, at) => ({ id, value: known.values[at]! }));
    const similar = this.findSimilar(word);
    if (this.remembered.size >= maxRemembered) this.remembered.clear();
    this.remembered.set(word.text, {
      ids: Uint32Array.from(similar, ({ id }) => id),
      values: Float32Array.from(similar, ({ value }) => value),
    });
    return similar;
  }

  /** The words that are spelled or sound like this one: of several words written as one, more slips are rare. */
  soundingLike(word: Word): readonly SimilarWord[] {
    return this.compare(word, (visit) => {
      visit(spellingKey(word.text));
      visit(soundKey(word));
    });
  }

  /** The words that begin with these letters and go on, in alphabetical order. */
  beginningWith(letters: string, most: number): number[] {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.textOf(middle) <= letters) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    while (found.length < most && low < this.size && this.textOf(low).startsWith(letters)) {
      found.push(low);
      low += 1;
    }
    return found;
  }

  /** Two words of the dictionary that stand in this one without a space: `abdulrahman`. */
  splitsOf(text: string): Array<readonly [left: number, right: number]> {
    const splits: Array<readonly [number, number]> = [];
    for (let at = 2; at <= text.length - 3; at += 1) {
      const left = this.idOf(text.slice(0, at));
      const right = left === undefined ? undefined : this.idOf(text.slice(at));
      if (left !== undefined && right !== undefined) splits.push([left, right]);
    }
    return splits;
  }

  private findSimilar(word: Word): SimilarWord[] {
    if (isFuzzy(word.text)) return this.compare(word, (visit) => eachKey(word, visit));
    const own = this.idOf(word.text);
    return own === undefined ? [] : [{ id: own, value: 1 }];
  }

  /** Compares a word with those of the dictionary that have a key in common with it. */
  private compare(word: Word, eachOfItsKeys: (visit: (key: number) => void) => void): SimilarWord[] {
    const similar: SimilarWord[] = [];
    this.searchNumber += 1;
    eachOfItsKeys((key) => {
      this.eachUnseen(this.bucketOf(key), (id) => {
        if (!this.mayBeSimilar(word, id)) return;
        const { value } = wordSimilarity(word, this.wordAt(id), this.model);
        if (value >= this.model.likeness.least) similar.push({ id, value });
      });
    });
    return similar.sort((a, b) => b.value - a.value).slice(0, maxSimilar);
  }

  private eachUnseen(bucket: number, visit: (id: number) => void): void {
    const { starts, values } = this.columns.byKey;
    for (let at = starts[bucket]!; at < starts[bucket + 1]!; at += 1) {
      const id = values[at]!;
      if (this.seenBy[id] === this.searchNumber) continue;
      this.seenBy[id] = this.searchNumber;
      visit(id);
    }
  }

  /** A quick look, before the letters are compared: a few slips, letters left out, or nothing but the same sound. */
  private mayBeSimilar({ text, skeleton, letters }: Word, id: number): boolean {
    const length = lengthAt(this.columns.texts, id);
    const other = this.columns.letters[id]!;
    const slips = editBudget(Math.min(length, text.length));
    const isNear = Math.abs(length - text.length) <= slips && differingLetters(letters, other) <= 2 * slips;
    const shorter = length < text.length ? other : letters;
    const isPart = (shorter & ~(letters & other)) === 0;
    return isNear || isPart || holds(this.columns.skeletons, id, skeleton);
  }

  private wordAt(id: number): Word {
    return wordOf(this.textOf(id), this.skeletonOf(id), this.columns.letters[id]!);
  }

  private bucketOf(key: number): number {
    return key & (this.columns.byKey.starts.length - 2);
  }
}
