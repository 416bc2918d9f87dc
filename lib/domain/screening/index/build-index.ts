import type { ListedEntity, ListVersion } from '../schema';
import { buildDictionary } from './dictionary';
import { GrowingEntities, GrowingNames } from './column-builders';
import { foldIdentifier, leastIdentifierLength } from '../scoring/identifiers';
import { currentModel, type ScreeningModel } from '../model';
import { weightOfText } from '../scoring/name-parts';
import { readingsOf } from '../normalisation/normalise';
import { groupNumbers, groupSize, type NumberGroups } from './postings';
import { encodeRecord } from './record';
import { rarityAmong } from './rarity';
import { bucketOf, bucketsFor, entityFlags, type ScreeningIndex } from './screening-index';
import { likenessUnit } from './coverage';
import { wholesOf } from './one-word-forms';
import { toWord } from '../scoring/similarity';
import type { NameKind } from '../normalisation/word-classes';

/** Numbers that stand in a bucket, before it is known how many buckets there will be. */
type Bucketed = Array<[text: string, number: number]>;

/** Takes the entities of lists one by one, and makes an index of them. */
export class IndexBuilder {
  private readonly lists: ListVersion[] = [];
  private readonly words = new Map<string, number>();
  private readonly entities = new GrowingEntities();
  private readonly names = new GrowingNames();
  private readonly identifiers: Bucketed = [];
  private readonly wholes: Bucketed = [];

  constructor(private readonly model: ScreeningModel = currentModel) {}

  /** The entities that are added from here on are of this list. */
  beginList({ name, version, updated_at }: ListVersion): void {
    this.lists.push({ name, version, updated_at });
  }

  add(entity: ListedEntity): void {
    const number = this.entities.count;
    const flags = entityFlags(this.lists.length - 1, entity.entity_type, entity.categories);
    const names: string[] = [];
    for (const { words, name, weak } of readNames(entity)) {
      if (names.at(-1) !== name) names.push(name);
      const kind = entity.entity_type === 'person' ? 'person' : 'organisation';
      for (const whole of wholesOf(words, kind)) this.wholes.push([whole, this.names.count]);
      const ids = words.map((word) => this.intern(word));
      this.names.add(ids, number, names.length - 1, weak);
    }
    for (const { value } of entity.identifiers) {
      const identifier = foldIdentifier(value);
      if (identifier.length >= leastIdentifierLength) this.identifiers.push([identifier, number]);
    }
    this.entities.add(flags, this.names.count, encodeRecord(entity, names), yearsOf(entity));
  }

  build(): ScreeningIndex {
    const texts = [...this.words.keys()].sort();
    const alphabetical = new Uint32Array(texts.length);
    texts.forEach((text, place) => {
      alphabetical[this.words.get(text)!] = place;
    });
    const names = this.names.sealed(alphabetical);
    const byWord = namesByWord(names.words, texts.length);
    const rarityOf = rarityAmong(this.names.count, this.model);
    const weightsIn = (kind: NameKind) =>
      Float32Array.from(texts, (text, word) =>
        weightOfText(text, kind, rarityOf(text, groupSize(byWord, word)), this.model),
      );
    const weights = { person: weightsIn('person'), organisation: weightsIn('organisation') };
    return {
      model_version: this.model.version,
      lists: this.lists,
      words: {
        dictionary: buildDictionary(texts.map(toWord)),
        weights,
        names: byWord,
      },
      names: {
        ...names,
        byWhole: inBuckets(this.wholes),
        weights: {
          person: weightsOfNames(names.words, weights.person),
          organisation: weightsOfNames(names.words, weights.organisation),
        },
      },
      entities: { ...this.entities.sealed(), byIdentifier: inBuckets(this.identifiers) },
    };
  }

  private intern(word: string): number {
    const known = this.words.get(word);
    if (known !== undefined) return known;
    this.words.set(word, this.words.size);
    return this.words.size - 1;
  }
}

/** The years of birth that the list tells, and the ends of such that it guesses at. */
function yearsOf({ dates_of_birth }: ListedEntity): number[] {
  return dates_of_birth.flatMap((date) => date.split('/')).map((date) => Number(date.slice(0, 4)));
}

/** The names of an entity in each of their readings, each of these once. */
function readNames(entity: ListedEntity) {
  const read = new Map<string, { words: string[]; name: string; weak: boolean }>();
  for (const { name, weak } of entity.names) {
    for (const words of readingsOf(name)) {
      const known = read.get(words.join(' '));
      if (known) known.weak &&= weak;
      else if (words.length > 0) read.set(words.join(' '), { words, name, weak });
    }
  }
  return read.values();
}

function inBuckets(bucketed: Bucketed): NumberGroups {
  const buckets = bucketsFor(bucketed.length);
  return groupNumbers(buckets, (put) => {
    for (const [text, number] of bucketed) put(bucketOf(text, buckets), number);
  });
}

function namesByWord({ starts, values }: NumberGroups, wordCount: number): NumberGroups {
  return groupNumbers(wordCount, (put) => {
    for (let name = 0; name + 1 < starts.length; name += 1) {
      for (let at = starts[name]!; at < starts[name + 1]!; at += 1) {
        // A word that a name holds twice stands for it once.
        if (values.indexOf(values[at]!, starts[name]!) === at) put(values[at]!, name);
      }
    }
  });
}

function weightsOfNames({ starts, values }: NumberGroups, weights: Float32Array): Uint16Array {
  const sums = new Uint16Array(starts.length - 1);
  for (let name = 0; name < sums.length; name += 1) {
    let weight = 0;
    for (let at = starts[name]!; at < starts[name + 1]!; at += 1) weight += weights[values[at]!]!;
    sums[name] = Math.round(weight * likenessUnit);
  }
  return sums;
}
