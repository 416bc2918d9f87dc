import type { ListedEntity } from '@/lib/domain/watchlists/schema';
import { buildDictionary } from './dictionary';
import { currentModel, type ScreeningModel } from './model';
import { weightOfText } from './name-parts';
import { toWords } from './normalise';
import { groupNumbers, groupSize, type NumberGroups } from './number-groups';
import { encodeRecord } from './record';
import type { ListVersion } from './schema';
import { entityFlags, rarityOf, type NameColumns, type ScreeningIndex } from './screening-index';
import { toWord } from './similarity';
import { GrowingHeap, withRoom } from './text-heap';

/** Takes the entities of lists one by one, and makes an index of them. */
export class IndexBuilder {
  private readonly lists: ListVersion[] = [];
  private readonly words = new Map<string, number>();
  private readonly records = new GrowingHeap();
  private flags = new Uint32Array(1024);
  private entityCount = 0;
  private readonly names = new GrowingNames();

  constructor(private readonly model: ScreeningModel = currentModel) {}

  /** The entities that are added from here on are of this list. */
  beginList({ name, version, updated_at }: ListVersion): void {
    this.lists.push({ name, version, updated_at });
  }

  add(entity: ListedEntity): void {
    const number = this.entityCount;
    const said = new Map<string, { words: number[]; name: string; weak: boolean }>();
    for (const { name, weak } of entity.names) {
      const words = toWords(name);
      const known = said.get(words.join(' '));
      if (known) known.weak &&= weak;
      else if (words.length > 0) {
        said.set(words.join(' '), { words: words.map((word) => this.intern(word)), name, weak });
      }
    }
    const names = [...said.values()];
    names.forEach(({ words, weak }, ordinal) => this.names.add(words, number, ordinal, weak));
    this.records.add(
      encodeRecord(
        entity,
        names.map(({ name }) => name),
      ),
    );
    this.flags = withRoom(this.flags, number + 1);
    this.flags[number] = entityFlags(this.lists.length - 1, entity.entity_type, entity.categories);
    this.entityCount += 1;
  }

  /** Empties the builder: what it held is the index's. */
  build(): ScreeningIndex {
    const texts = [...this.words.keys()].sort();
    const alphabetical = new Uint32Array(texts.length);
    texts.forEach((text, place) => {
      alphabetical[this.words.get(text)!] = place;
    });
    this.words.clear();

    const names = this.names.sealed(alphabetical);
    const byWord = namesByWord(names, texts.length);
    const weightsIn = (kind: 'person' | 'organisation') =>
      Float32Array.from(texts, (text, word) => {
        const rarity = rarityOf(groupSize(byWord, word), names.entities.length);
        return weightOfText(text, kind, rarity, this.model);
      });
    return {
      model_version: this.model.version,
      lists: this.lists,
      words: {
        dictionary: buildDictionary(texts.map(toWord)),
        weights: { person: weightsIn('person'), organisation: weightsIn('organisation') },
        names: byWord,
      },
      names,
      entities: { flags: this.flags.slice(0, this.entityCount), records: this.records.sealed() },
    };
  }

  private intern(word: string): number {
    const known = this.words.get(word);
    if (known !== undefined) return known;
    this.words.set(word, this.words.size);
    return this.words.size - 1;
  }
}

/** The columns of names while names are added. */
class GrowingNames {
  private entities = new Uint32Array(1024);
  private ordinals = new Uint16Array(1024);
  private weak = new Uint8Array(1024);
  private starts = new Uint32Array(1024);
  private words = new Uint32Array(4096);
  private count = 0;

  add(words: readonly number[], entity: number, ordinal: number, weak: boolean): void {
    const begin = this.starts[this.count]!;
    this.words = withRoom(this.words, begin + words.length);
    this.words.set(words, begin);
    this.entities = withRoom(this.entities, this.count + 1);
    this.entities[this.count] = entity;
    this.ordinals = withRoom(this.ordinals, this.count + 1);
    this.ordinals[this.count] = ordinal;
    this.weak = withRoom(this.weak, this.count + 1);
    this.weak[this.count] = weak ? 1 : 0;
    this.count += 1;
    this.starts = withRoom(this.starts, this.count + 1);
    this.starts[this.count] = begin + words.length;
  }

  /** @param numbers the number that each word has from here on */
  sealed(numbers: Uint32Array): NameColumns {
    const values = this.words.slice(0, this.starts[this.count]).map((word) => numbers[word]!);
    return {
      entities: this.entities.slice(0, this.count),
      ordinals: this.ordinals.slice(0, this.count),
      weak: this.weak.slice(0, this.count),
      words: { starts: this.starts.slice(0, this.count + 1), values },
    };
  }
}

function namesByWord({ words: { starts, values } }: NameColumns, wordCount: number): NumberGroups {
  return groupNumbers(wordCount, (put) => {
    for (let name = 0; name + 1 < starts.length; name += 1) {
      for (let at = starts[name]!; at < starts[name + 1]!; at += 1) {
        // A word that a name holds twice stands for it once.
        if (values.indexOf(values[at]!, starts[name]!) === at) put(values[at]!, name);
      }
    }
  });
}
