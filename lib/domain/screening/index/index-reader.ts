import { BoundedCache } from '@/lib/platform/bounded-cache';
import { bucketCountFor, inBucketOf } from './buckets';
import { Dictionary } from './dictionary';
import { postingCount } from './postings';
import { rarityAmong } from './rarity';
import { decodeRecord, type ScreenedRecord } from './record';
import type { ScreeningIndex } from './screening-index';
import { Slots } from './slots';
import { stringAt } from './string-column';
import type { ScreeningModel } from '../model';
import type { NameKind } from '../normalisation/word-classes';
import { foldIdentifier, minIdentifierLength } from '../scoring/identifiers';
import { partOfWord, toNamePart, type NamePart, type RarityOf } from '../scoring/name-parts';

/** The most common words are in the names of most queries' candidates. */
const maxCachedParts = 2 ** 15;
/** Given names are searched for repeatedly. */
const maxCachedQueryParts = 10_000;

/** The words that the lists attest as spellings of the same name. */
export type SpellingsOf = (text: string) => readonly string[];

/** Facts about words from lists. */
export interface KnownWords {
  rarityOf: RarityOf;
  spellingsOf: SpellingsOf;
}

const none: readonly string[] = [];

export class IndexReader {
  readonly dictionary: Dictionary;
  /** The rarity and the other spellings of a word: on the lists of this index, unless given. */
  readonly rarityOf: RarityOf;
  readonly spellingsOf: SpellingsOf;
  private readonly rarityAt: (word: number) => number;
  private readonly parts: Record<NameKind, Slots<NamePart>>;

  private readonly partsByText: Record<NameKind, BoundedCache<string, NamePart>> = {
    person: new BoundedCache(maxCachedQueryParts),
    organisation: new BoundedCache(maxCachedQueryParts),
  };

  constructor(
    readonly index: ScreeningIndex,
    private readonly model: ScreeningModel,
    whole?: KnownWords,
  ) {
    this.dictionary = new Dictionary(index.words.dictionary, model);
    // A project's own list may have a few words.
    const slots = Math.min(maxCachedParts, bucketCountFor(this.dictionary.size));
    this.parts = { person: new Slots(slots), organisation: new Slots(slots) };
    const rarityAmongOwn = this.rarityAmongOwn();
    this.rarityAt = whole
      ? (word) => whole.rarityOf(this.dictionary.textOf(word))
      : (word) => rarityAmongOwn(this.dictionary.textOf(word), word);
    this.rarityOf = whole?.rarityOf ?? ((text) => rarityAmongOwn(text, this.dictionary.idOf(text)));
    this.spellingsOf = whole?.spellingsOf ?? ((text) => this.spellingsAmongOwn(text));
  }

  get nameCount(): number {
    return this.index.names.entities.length;
  }

  /** For any word, on the lists or not. */
  toPart(text: string, kind: NameKind): NamePart {
    const cached = this.partsByText[kind].get(text);
    if (cached) return cached;
    const plain = toNamePart(text, kind, this.rarityOf, this.model);
    const spellings = kind === 'person' ? this.spellingsOf(text) : none;
    const part = spellings.length === 0 ? plain : { ...plain, spellings: new Set(spellings) };
    this.partsByText[kind].set(text, part);
    return part;
  }

  partsOf(name: number, kind: NameKind): NamePart[] {
    const { starts, values } = this.index.names.words;
    const parts: NamePart[] = [];
    for (let at = starts[name]!; at < starts[name + 1]!; at += 1) parts.push(this.partOf(values[at]!, kind));
    return parts;
  }

  /** Equal for names of the same words, and for few others. */
  hashOfWords(name: number): number {
    const { starts, values } = this.index.names.words;
    let hash = 0;
    for (let at = starts[name]!; at < starts[name + 1]!; at += 1)
      hash = Math.imul(hash ^ values[at]!, 0x01000193) + 1;
    return hash | 0;
  }

  haveSameWords(a: number, b: number): boolean {
    const { starts, values } = this.index.names.words;
    const [start, other] = [starts[a]!, starts[b]!];
    const length = starts[a + 1]! - start;
    if (starts[b + 1]! - other !== length) return false;
    for (let at = 0; at < length; at += 1) if (values[start + at] !== values[other + at]) return false;
    return true;
  }

  entityOf(name: number): number {
    return this.index.names.entities[name]!;
  }

  flagsOf(entity: number): number {
    return this.index.entities.flags[entity]!;
  }

  recordOf(entity: number): ScreenedRecord {
    return decodeRecord(stringAt(this.index.entities.records, entity), this.flagsOf(entity));
  }

  /** At most one year off. Null for an entity without a year of birth. */
  isBornAround(year: number, entity: number): boolean | null {
    const { starts, values } = this.index.entities.years;
    const [start, end] = [starts[entity]!, starts[entity + 1]!];
    if (start === end) return null;
    for (let at = start; at < end; at += 1) if (Math.abs(values[at]! - year) <= 1) return true;
    return false;
  }

  namesOf(entities: ReadonlySet<number>): number[] {
    const { firstNames } = this.index.entities;
    const countOf = (entity: number) => firstNames[entity + 1]! - firstNames[entity]!;
    return [...entities].flatMap((entity) =>
      Array.from({ length: countOf(entity) }, (_, at) => firstNames[entity]! + at),
    );
  }

  /** Also returns a few entities that only share a hash bucket. */
  entitiesWith(identifiers: readonly string[]): Set<number> {
    const numbers = identifiers.map(foldIdentifier).filter(({ length }) => length >= minIdentifierLength);
    return new Set(numbers.flatMap((number) => [...inBucketOf(number, this.index.entities.byIdentifier)]));
  }

  private partOf(word: number, kind: NameKind): NamePart {
    const cached = this.parts[kind].get(word);
    if (cached) return cached;
    const part = partOfWord(this.dictionary.wordAt(word), kind, this.rarityAt(word), this.model);
    this.parts[kind].set(word, part);
    return part;
  }

  private spellingsAmongOwn(text: string): readonly string[] {
    const { starts, values } = this.index.words.spellings;
    const word = this.dictionary.idOf(text);
    if (word === undefined || starts[word] === starts[word + 1]) return none;
    return Array.from(values.subarray(starts[word], starts[word + 1]), (id) => this.dictionary.textOf(id));
  }

  private rarityAmongOwn(): (text: string, word: number | undefined) => number {
    const rarityOfWord = rarityAmong(this.nameCount, this.model);
    return (text, word) =>
      rarityOfWord(text, word === undefined ? 0 : postingCount(this.index.words.names, word));
  }
}
