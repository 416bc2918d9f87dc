import type { DictionaryColumns } from './dictionary';
import type { NumberGroups } from './postings';
import type { ScreeningCategory } from '@/lib/domain/words';
import type { ListedType, ListVersion } from '../schema';
import type { TextHeap } from './string-column';
import { spellingKey } from './word-keys';
import type { NameKind } from '../normalisation/word-classes';

/**
 * All that a search reads, in columns: numbers side by side instead of objects, so that a million names fit into some
 * hundred megabytes, and a file of them is an index as soon as it is read. Words, names, and entities are numbered.
 */
export interface ScreeningIndex {
  /** The version of the model by which words weigh what they do. */
  model_version: string;
  /** An entity's list is the place of it here. */
  lists: ListVersion[];
  words: WordColumns;
  names: NameColumns;
  entities: EntityColumns;
}

export interface WordColumns {
  dictionary: DictionaryColumns;
  /** What a word weighs in the name of a person, and of anything else. */
  weights: Record<NameKind, Float32Array>;
  /** The names that hold each word. */
  names: NumberGroups;
}

/** The names of an entity lie side by side. */
export interface NameColumns {
  entities: Uint32Array;
  /** The place of the name among those of its entity's record. */
  ordinals: Uint32Array;
  /** 1 for an alias that the list itself calls weak. */
  weak: Uint8Array;
  /** What the words of each name weigh in the name of a person and of anything else, in thousandths. */
  weights: Record<NameKind, Uint16Array>;
  /** The words of each name, in their order. */
  words: NumberGroups;
  /** The names of each bucket of words that stand for a whole name: see `wholesOf`. */
  byWhole: NumberGroups;
}

export interface EntityColumns {
  /** See `entityFlags`. */
  flags: Uint32Array;
  /** The first name of each entity; one longer than there are entities. */
  firstNames: Uint32Array;
  /** The years of birth of each entity. */
  years: { starts: Uint32Array; values: Uint16Array };
  /** See `encodeRecord`. */
  records: TextHeap;
  /** The entities of each bucket of identifiers: see `bucketOf`. */
  byIdentifier: NumberGroups;
}

const types: readonly ListedType[] = ['person', 'company', 'vessel', 'aircraft'];
const categories: readonly ScreeningCategory[] = ['pep', 'sanctions', 'adverse_media', 'watchlist'];

/** An entity's list, type and categories in one number: 16 bits, 4 bits, 4 bits. */
export function entityFlags(list: number, type: ListedType, of: readonly ScreeningCategory[]): number {
  return ((list << 8) | (types.indexOf(type) << 4) | categoryBits(of)) >>> 0;
}

export function categoryBits(of: readonly ScreeningCategory[]): number {
  return of.reduce((bits, category) => bits | (1 << categories.indexOf(category)), 0);
}

export const listOf = (flags: number): number => flags >>> 8;
export const typeOf = (flags: number): ListedType => types[(flags >>> 4) & 15] ?? 'company';
export const kindOf = (flags: number): NameKind => (((flags >>> 4) & 15) === 0 ? 'person' : 'organisation');
export const categoriesOf = (flags: number): ScreeningCategory[] =>
  categories.filter((_, bit) => flags & (1 << bit));

/** Which of so many buckets, a power of two, a text belongs to. */
export function bucketOf(text: string, buckets: number): number {
  return spellingKey(text) & (buckets - 1);
}

/** How many buckets there are for so many texts: a power of two. */
export function bucketsFor(texts: number): number {
  return 2 ** Math.max(8, Math.ceil(Math.log2(texts + 1)));
}

/** What the bucket of a text holds: what stands under it, and under others that share the bucket. */
export function inBucketOf(text: string, { starts, values }: NumberGroups): Uint32Array {
  const bucket = bucketOf(text, starts.length - 1);
  return values.subarray(starts[bucket], starts[bucket + 1]);
}
