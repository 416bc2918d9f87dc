import type { DictionaryColumns } from './dictionary';
import type { Postings } from './postings';
import type { StringColumn } from './string-column';
import type { NameKind } from '../normalisation/word-classes';
import type { ListedType, ListVersion } from '../schema';
import type { ScreeningCategory } from '@/lib/domain/words';

/** The property names are part of the snapshot format: see `snapshot.ts`. */
export interface ScreeningIndex {
  model_version: string;
  /** Entities refer to their list by its position. */
  lists: ListVersion[];
  words: WordColumns;
  names: NameColumns;
  entities: EntityColumns;
}

export interface WordColumns {
  dictionary: DictionaryColumns;
  weights: Record<NameKind, Float32Array>;
  names: Postings;
  /** For each word, the words that a list attests as spellings of the same name: see `AttestedSpellings`. */
  spellings: Postings;
}

/** The names of an entity are consecutive. */
export interface NameColumns {
  entities: Uint32Array;
  /** The position of the name in its entity's record. */
  ordinals: Uint32Array;
  weak: Uint8Array;
  /** The sum of the weights of each name's words, in units of 1 / `similarityScale`. */
  weights: Record<NameKind, Uint16Array>;
  words: Postings;
  byWhole: Postings;
}

export interface EntityColumns {
  /** See `entityFlags`. */
  flags: Uint32Array;
  /** The first name of each entity; one longer than the number of entities. */
  firstNames: Uint32Array;
  years: { starts: Uint32Array; values: Uint16Array };
  /** See `encodeRecord`. */
  records: StringColumn;
  byIdentifier: Postings;
}

const types: readonly ListedType[] = ['person', 'company', 'vessel', 'aircraft'];
const categories: readonly ScreeningCategory[] = ['pep', 'sanctions', 'adverse_media', 'watchlist'];

/** An entity's list, type and categories in one number: 16, 4 and 4 bits. */
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

/** The categories that at least one entity has. */
export const categoriesOfAll = (flags: Uint32Array): ScreeningCategory[] =>
  categoriesOf(flags.reduce((all, each) => all | each, 0));

/** As `categoriesOfAll`, for each list. */
export function categoriesOfLists({ lists, entities }: ScreeningIndex): ScreeningCategory[][] {
  const all = new Uint32Array(lists.length);
  for (const flags of entities.flags) all[listOf(flags)]! |= flags;
  return [...all].map(categoriesOf);
}
