import type { EntityColumns, NameColumns } from './screening-index';
import { StringColumnBuilder } from './string-column';
import { endsStep } from '../steps';
import { withCapacity } from './typed-arrays';

export class NameColumnsBuilder {
  count = 0;
  private entities = new Uint32Array(1024);
  private ordinals = new Uint32Array(1024);
  private weak = new Uint8Array(1024);
  private starts = new Uint32Array(1024);
  private words = new Uint32Array(4096);

  add(words: readonly number[], entity: number, ordinal: number, weak: boolean): void {
    const start = this.starts[this.count]!;
    this.words = withCapacity(this.words, start + words.length);
    this.words.set(words, start);
    this.entities = withCapacity(this.entities, this.count + 1);
    this.entities[this.count] = entity;
    this.ordinals = withCapacity(this.ordinals, this.count + 1);
    this.ordinals[this.count] = ordinal;
    this.weak = withCapacity(this.weak, this.count + 1);
    this.weak[this.count] = weak ? 1 : 0;
    this.count += 1;
    this.starts = withCapacity(this.starts, this.count + 1);
    this.starts[this.count] = start + words.length;
  }

  /** @param wordIds the final id of each word, by the id it was added with */
  *build(wordIds: Uint32Array): Generator<void, Omit<NameColumns, 'byWhole' | 'weights'>> {
    const values = this.words.slice(0, this.starts[this.count]);
    for (let at = 0; at < values.length; at += 1) {
      if (endsStep(at)) yield;
      values[at] = wordIds[values[at]!]!;
    }
    return {
      entities: this.entities.slice(0, this.count),
      ordinals: this.ordinals.slice(0, this.count),
      weak: this.weak.slice(0, this.count),
      words: { starts: this.starts.slice(0, this.count + 1), values },
    };
  }
}

export class EntityColumnsBuilder {
  count = 0;
  private flags = new Uint32Array(1024);
  private firstNames = new Uint32Array(1024);
  private yearStarts = new Uint32Array(1024);
  private years = new Uint16Array(1024);
  private readonly records = new StringColumnBuilder();

  /** @param nextName the first name of the next entity */
  add(flags: number, nextName: number, record: string, years: readonly number[]): void {
    this.records.add(record);
    this.flags = withCapacity(this.flags, this.count + 1);
    this.flags[this.count] = flags;
    this.count += 1;
    this.firstNames = withCapacity(this.firstNames, this.count + 1);
    this.firstNames[this.count] = nextName;
    const yearEnd = this.yearStarts[this.count - 1]! + years.length;
    this.years = withCapacity(this.years, yearEnd);
    this.years.set(years, yearEnd - years.length);
    this.yearStarts = withCapacity(this.yearStarts, this.count + 1);
    this.yearStarts[this.count] = yearEnd;
  }

  build(): Omit<EntityColumns, 'byIdentifier'> {
    return {
      flags: this.flags.slice(0, this.count),
      firstNames: this.firstNames.slice(0, this.count + 1),
      years: {
        starts: this.yearStarts.slice(0, this.count + 1),
        values: this.years.slice(0, this.yearStarts[this.count]),
      },
      records: this.records.build(),
    };
  }
}
