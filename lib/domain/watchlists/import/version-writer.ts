import type { PoolClient } from 'pg';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import { type EntryRow, toEntryRow } from '../store/entry-row';
import { endEntries, insertEntries, readDigests } from '../store/import-entries';
import { findNewestVersion, insertVersion, type NewVersion } from '../store/import-versions';

export interface Changes {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

/** Rows per statement. Two batches are in memory at a time: one is written while the next is read. */
const batchSize = 2000;

interface Opened {
  version: number;
  isFirst: boolean;
  counts: { entities: number; names: number };
  untouched: Map<string, string>;
}

/** Writes only changed entries. Each id may be put or removed once. */
export class VersionWriter {
  readonly changes: Changes = { added: 0, changed: 0, removed: 0, unchanged: 0 };
  private toInsert: EntryRow[] = [];
  private toEnd: string[] = [];
  private pendingWrite: Promise<void> = Promise.resolve();

  readonly version: number;
  /** No version of the list is stored before it. */
  readonly isFirst: boolean;
  readonly counts: { entities: number; names: number };
  /** Digests of the newest version by entry id, without the entries that were already put or removed. */
  private readonly untouched: Map<string, string>;

  private constructor(
    private readonly client: PoolClient,
    private readonly list: string,
    { version, isFirst, counts, untouched }: Opened,
  ) {
    this.version = version;
    this.isFirst = isFirst;
    this.counts = counts;
    this.untouched = untouched;
  }

  static async open(client: PoolClient, list: string, version: NewVersion): Promise<VersionWriter> {
    const newest = await findNewestVersion(client, list);
    const counts = { entities: newest?.entity_count ?? 0, names: newest?.name_count ?? 0 };
    const untouched = await readDigests(client, list);
    const id = await insertVersion(client, list, version);
    return new VersionWriter(client, list, { version: id, isFirst: newest === null, counts, untouched });
  }

  async put(entity: ListedEntity): Promise<void> {
    const row = toEntryRow(entity);
    const before = this.untouched.get(entity.list_entry_id);
    this.untouched.delete(entity.list_entry_id);
    if (before === row.digest) {
      this.changes.unchanged += 1;
      return;
    }
    if (before === undefined) {
      this.changes.added += 1;
      this.counts.entities += 1;
    } else {
      this.changes.changed += 1;
      this.toEnd.push(entity.list_entry_id);
    }
    this.toInsert.push(row);
    this.counts.names += entity.names.length;
    await this.writeFullBatch();
  }

  async remove(id: string): Promise<void> {
    if (!this.untouched.delete(id)) return;
    this.changes.removed += 1;
    this.counts.entities -= 1;
    this.toEnd.push(id);
    await this.writeFullBatch();
  }

  async removeOthers(): Promise<void> {
    for (const id of this.untouched.keys()) await this.remove(id);
  }

  keepOthers(): void {
    this.changes.unchanged += this.untouched.size;
    this.untouched.clear();
  }

  async flush(): Promise<void> {
    await this.writeBatch();
    await this.pendingWrite;
  }

  /** Never throws. */
  async settle(): Promise<void> {
    await this.pendingWrite.catch(() => undefined);
  }

  private async writeFullBatch(): Promise<void> {
    if (this.toInsert.length >= batchSize || this.toEnd.length >= batchSize) await this.writeBatch();
  }

  private async writeBatch(): Promise<void> {
    const { toInsert, toEnd } = this;
    this.toInsert = [];
    this.toEnd = [];
    await this.pendingWrite;
    this.pendingWrite = this.write(toInsert, toEnd);
    // The next call that awaits it gets the error; without a handler until then, Node would end the process.
    this.pendingWrite.catch(() => undefined);
  }

  private async write(rows: EntryRow[], ended: string[]): Promise<void> {
    const { client, list, version } = this;
    if (ended.length > 0) {
      const endedNames = await endEntries(client, list, version, ended);
      // In one statement with the await, `-=` would use the sum before it: `put` adds to it in the meantime.
      this.counts.names -= endedNames;
    }
    if (rows.length > 0) await insertEntries(client, list, version, rows);
  }
}
