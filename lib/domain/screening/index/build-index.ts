import { AttestedSpellings } from './attested-spellings';
import { EntityColumnsBuilder, NameColumnsBuilder } from './column-builders';
import { similarityScale } from './coverage';
import { buildDictionary } from './dictionary';
import { oneWordForms } from './one-word-forms';
import { buildPostings, postingCount, type Postings } from './postings';
import { rarityAmong, type WordRarity } from './rarity';
import { encodeRecord } from './record';
import { bucketCountFor, bucketOf } from './buckets';
import { entityFlags, type ScreeningIndex } from './screening-index';
import { currentModel } from '../models/known-models';
import type { ScreeningModel } from '../model';
import { readingsOf } from '../normalisation/normalise';
import type { NameKind } from '../normalisation/word-classes';
import type { ListedEntity, ListVersion } from '../schema';
import { foldIdentifier, minIdentifierLength } from '../scoring/identifiers';
import { nameKindOf, type RarityOf, weightOfText } from '../scoring/name-parts';
import { toWord } from '../scoring/similarity';
import { endsStep, mapInSteps, resultOf } from '../steps';
import { sortedTexts } from './sorted-texts';

/** Hash index entries, kept until the number of buckets is known. */
type HashEntries = Array<[text: string, value: number]>;

export class IndexBuilder {
  private readonly lists: ListVersion[] = [];
  private readonly words = new Map<string, number>();
  private readonly spellings: AttestedSpellings;
  private readonly entities = new EntityColumnsBuilder();
  private readonly names = new NameColumnsBuilder();
  private readonly identifiers: HashEntries = [];
  private readonly oneWordForms: HashEntries = [];

  /** @param rarityOf rarity of words on other lists than these */
  constructor(
    private readonly model: ScreeningModel = currentModel,
    private readonly rarityOf?: RarityOf,
  ) {
    this.spellings = new AttestedSpellings(model);
  }

  beginList({ name, version, updated_at }: ListVersion): void {
    this.spellings.beginList();
    this.lists.push({ name, version, updated_at });
  }

  add(entity: ListedEntity): void {
    resultOf(this.addInSteps(entity));
  }

  *addInSteps(entity: ListedEntity): Generator<void, void> {
    const entityId = this.entities.count;
    const flags = entityFlags(this.lists.length - 1, entity.entity_type, entity.categories);
    const kind = nameKindOf(entity.entity_type);
    const names: string[] = [];
    const readings = [...(yield* distinctReadings(entity))];
    if (kind === 'person') this.spellings.add(readings.map(({ words }) => words));
    for (const { words, name, weak } of readings) {
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
    return resultOf(this.buildInSteps());
  }

  *buildInSteps(): Generator<void, ScreeningIndex> {
    const texts = yield* sortedTexts([...this.words.keys()]);
    const alphabetical = new Uint32Array(texts.length);
    for (const [position, text] of texts.entries()) {
      if (endsStep(position)) yield;
      alphabetical[this.words.get(text)!] = position;
    }
    const names = yield* this.names.build(alphabetical);
    const namesByWord = yield* invert(names.words, texts.length);
    const weights = {
      person: yield* this.wordWeights(texts, namesByWord, 'person'),
      organisation: yield* this.wordWeights(texts, namesByWord, 'organisation'),
    };
    const words = yield* mapInSteps(texts, toWord);
    return {
      model_version: this.model.version,
      lists: this.lists,
      words: {
        dictionary: yield* buildDictionary(words),
        weights,
        names: namesByWord,
        spellings: yield* this.attestedSpellings(alphabetical),
      },
      names: {
        ...names,
        byWhole: yield* hashIndex(this.oneWordForms),
        weights: {
          person: yield* nameWeights(names.words, weights.person),
          organisation: yield* nameWeights(names.words, weights.organisation),
        },
      },
      entities: { ...this.entities.build(), byIdentifier: yield* hashIndex(this.identifiers) },
    };
  }

  private *attestedSpellings(wordIds: Uint32Array): Generator<void, Postings> {
    const idOf = (word: string) => wordIds[this.words.get(word)!]!;
    const pairs = this.spellings.pairs().map(([a, b]) => [idOf(a), idOf(b)] as const);
    return yield* buildPostings(wordIds.length, function* (add) {
      for (const [at, [a, b]] of pairs.entries()) {
        if (endsStep(at)) yield;
        add(a, b);
        add(b, a);
      }
    });
  }

  private *wordWeights(
    texts: readonly string[],
    namesByWord: Postings,
    kind: NameKind,
  ): Generator<void, Float32Array> {
    const rarityOf: WordRarity = this.rarityOf ?? rarityAmong(this.names.count, this.model);
    const weights = new Float32Array(texts.length);
    for (const [word, text] of texts.entries()) {
      if (endsStep(word)) yield;
      weights[word] = weightOfText(text, kind, rarityOf(text, postingCount(namesByWord, word)), this.model);
    }
    return weights;
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

interface Reading {
  words: string[];
  name: string;
  weak: boolean;
}

/** Names that are read as the same words are one name, which is weak if all of them are. */
function* distinctReadings(entity: ListedEntity): Generator<void, Iterable<Reading>> {
  const readings = new Map<string, Reading>();
  for (const { name, weak } of entity.names) {
    yield;
    for (const words of readingsOf(name)) {
      const known = readings.get(words.join(' '));
      if (known) known.weak &&= weak;
      else if (words.length > 0) readings.set(words.join(' '), { words, name, weak });
    }
  }
  return readings.values();
}

function* hashIndex(entries: HashEntries): Generator<void, Postings> {
  const buckets = bucketCountFor(entries.length);
  return yield* buildPostings(buckets, function* (add) {
    for (const [at, [text, value]] of entries.entries()) {
      if (endsStep(at)) yield;
      add(bucketOf(text, buckets), value);
    }
  });
}

function* invert({ starts, values }: Postings, wordCount: number): Generator<void, Postings> {
  return yield* buildPostings(wordCount, function* (add) {
    for (let name = 0; name + 1 < starts.length; name += 1) {
      if (endsStep(name)) yield;
      for (let at = starts[name]!; at < starts[name + 1]!; at += 1) {
        // A word repeated in a name has one posting.
        if (values.indexOf(values[at]!, starts[name]!) === at) add(values[at]!, name);
      }
    }
  });
}

function* nameWeights({ starts, values }: Postings, wordWeights: Float32Array): Generator<void, Uint16Array> {
  const sums = new Uint16Array(starts.length - 1);
  for (let name = 0; name < sums.length; name += 1) {
    if (endsStep(name)) yield;
    let weight = 0;
    for (let at = starts[name]!; at < starts[name + 1]!; at += 1) weight += wordWeights[values[at]!]!;
    sums[name] = Math.round(weight * similarityScale);
  }
  return sums;
}
