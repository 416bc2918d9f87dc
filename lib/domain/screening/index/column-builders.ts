import type { EntityColumns, NameColumns } from './screening-index';
import { GrowingHeap, withRoom } from './string-column';

/** The columns of names while names are added. */
export class GrowingNames {
  count = 0;
  private entities = new Uint32Array(1024);
  private ordinals = new Uint32Array(1024);
  private weak = new Uint8Array(1024);
  private starts = new Uint32Array(1024);
  private words = new Uint32Array(4096);

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
  sealed(numbers: Uint32Array): Omit<NameColumns, 'byWhole' | 'weights'> {
    const values = this.words.slice(0, this.starts[this.count]).map((word) => numbers[word]!);
    return {
      entities: this.entities.slice(0, this.count),
      ordinals: this.ordinals.slice(0, this.count),
      weak: this.weak.slice(0, this.count),
      words: { starts: this.starts.slice(0, this.count + 1), values },
    };
  }
}

/** The columns of entities while entities are added. */
export class GrowingEntities {
  count = 0;
  private flags = new Uint32Array(1024);
  private firstNames = new Uint32Array(1024);
  private yearStarts = new Uint32Array(1024);
  private years = new Uint16Array(1024);
  private readonly records = new GrowingHeap();

  /** @param nextName the first name that is no longer the entity's */
  add(flags: number, nextName: number, record: string, years: readonly number[]): void {
    this.records.add(record);
    this.flags = withRoom(this.flags, this.count + 1);
    this.flags[this.count] = flags;
    this.count += 1;
    this.firstNames = withRoom(this.firstNames, this.count + 1);
    this.firstNames[this.count] = nextName;
    const yearEnd = this.yearStarts[this.count - 1]! + years.length;
    this.years = withRoom(this.years, yearEnd);
    this.years.set(years, yearEnd - years.length);
    this.yearStarts = withRoom(this.yearStarts, this.count + 1);
    this.yearStarts[this.count] = yearEnd;
  }

  sealed(): Omit<EntityColumns, 'byIdentifier'> {
    return {
      flags: this.flags.slice(0, this.count),
      firstNames: this.firstNames.slice(0, this.count + 1),
      years: {
        starts: this.yearStarts.slice(0, this.count + 1),
        values: this.years.slice(0, this.yearStarts[this.count]),
      },
      records: this.records.sealed(),
    };
  }
}
