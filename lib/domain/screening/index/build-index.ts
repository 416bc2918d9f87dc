import { EntityColumnsBuilder, NameColumnsBuilder } from './column-builders';
import { similarityScale } from './coverage';
import { buildDictionary } from './dictionary';
import { oneWordForms } from './one-word-forms';
import { buildPostings, postingCount, type Postings } from './postings';
import { rarityAmong } from './rarity';
import { encodeRecord } from './record';
import { bucketCountFor, bucketOf, entityFlags, type ScreeningIndex } from './screening-index';
import { currentModel, type ScreeningModel } from '../model';
import { readingsOf } from '../normalisation/normalise';
import type { NameKind } from '../normalisation/word-classes';
import type { ListedEntity, ListVersion } from '../schema';
import { foldIdentifier, minIdentifierLength } from '../scoring/identifiers';
import { nameKindOf, weightOfText } from '../scoring/name-parts';
import { toWord } from '../scoring/similarity';

/** Hash index entries, kept until the number of buckets is known. */
type HashEntries = Array<[text: string, value: number]>;

export class IndexBuilder {
  private readonly lists: ListVersion[] = [];
  private readonly words = new Map<string, number>();
  private readonly entities = new EntityColumnsBuilder();
  private readonly names = new NameColumnsBuilder();
  private readonly identifiers: HashEntries = [];
  private readonly oneWordForms: HashEntries = [];

  constructor(private readonly model: ScreeningModel = currentModel) {}

  beginList({ name, version, updated_at }: ListVersion): void {
    this.lists.push({ name, version, updated_at });
  }

  add(entity: ListedEntity): void {
    const entityId = this.entities.count;
    const flags = entityFlags(this.lists.length - 1, entity.entity_type, entity.categories);
    const kind = nameKindOf(entity.entity_type);
    const names: string[] = [];
    for (const { words, name, weak } of distinctReadings(entity)) {
      if (names.at(-1) !== name) names.push(name);
      for (const form of oneWordForms(words, kind)) this.oneWordForms.push([form, this.names.count]);
      const ids = words.map((word) => this.intern(word));
      this.names.add(ids, entityId, names.length - 1, weak);
    }
    for (const { value } of entity.identifiers) {
      const identifier = foldIdentifier(value);
      if (identifier.length >= minIdentifierLength) this.identifiers.push([identifier, entityId]);
    }
    this.entities.add(flags, this.names.count, encodeRecord(entity, names), birthYearsOf(entity));
  }

  build(): ScreeningIndex {
    const texts = [...this.words.keys()].sort();
    const alphabetical = new Uint32Array(texts.length);
    texts.forEach((text, position) => {
      alphabetical[this.words.get(text)!] = position;
    });
    const names = this.names.build(alphabetical);
    const namesByWord = invert(names.words, texts.length);
    const rarityOf = rarityAmong(this.names.count, this.model);
    const weightsAs = (kind: NameKind) =>
      Float32Array.from(texts, (text, word) =>
        weightOfText(text, kind, rarityOf(text, postingCount(namesByWord, word)), this.model),
      );
    const weights = { person: weightsAs('person'), organisation: weightsAs('organisation') };
    return {
      model_version: this.model.version,
      lists: this.lists,
      words: { dictionary: buildDictionary(texts.map(toWord)), weights, names: namesByWord },
      names: {
        ...names,
        byWhole: hashIndex(this.oneWordForms),
        weights: {
          person: nameWeights(names.words, weights.person),
          organisation: nameWeights(names.words, weights.organisation),
        },
      },
      entities: { ...this.entities.build(), byIdentifier: hashIndex(this.identifiers) },
    };
  }

  private intern(word: string): number {
    const known = this.words.get(word);
    if (known !== undefined) return known;
    this.words.set(word, this.words.size);
    return this.words.size - 1;
  }
}

function birthYearsOf({ dates_of_birth }: ListedEntity): number[] {
  return dates_of_birth.flatMap((date) => date.split('/')).map((date) => Number(date.slice(0, 4)));
}

/** Names read as the same words are one name, which is weak if all of them are. */
function distinctReadings(entity: ListedEntity) {
  const readings = new Map<string, { words: string[]; name: string; weak: boolean }>();
  for (const { name, weak } of entity.names) {
    for (const words of readingsOf(name)) {
      const known = readings.get(words.join(' '));
      if (known) known.weak &&= weak;
      else if (words.length > 0) readings.set(words.join(' '), { words, name, weak });
    }
  }
  return readings.values();
}

function hashIndex(entries: HashEntries): Postings {
  const buckets = bucketCountFor(entries.length);
  return buildPostings(buckets, (add) => {
    for (const [text, value] of entries) add(bucketOf(text, buckets), value);
  });
}

function invert({ starts, values }: Postings, wordCount: number): Postings {
  return buildPostings(wordCount, (add) => {
    for (let name = 0; name + 1 < starts.length; name += 1) {
      for (let at = starts[name]!; at < starts[name + 1]!; at += 1) {
        // A word that a name repeats has one posting.
        if (values.indexOf(values[at]!, starts[name]!) === at) add(values[at]!, name);
      }
    }
  });
}

function nameWeights({ starts, values }: Postings, wordWeights: Float32Array): Uint16Array {
  const sums = new Uint16Array(starts.length - 1);
  for (let name = 0; name < sums.length; name += 1) {
    let weight = 0;
    for (let at = starts[name]!; at < starts[name + 1]!; at += 1) weight += wordWeights[values[at]!]!;
    sums[name] = Math.round(weight * similarityScale);
  }
  return sums;
}
