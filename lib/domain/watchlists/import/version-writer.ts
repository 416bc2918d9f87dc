import type { PoolClient } from 'pg';
import {
  atomically,
  closeVersion,
  discardUnfinished,
  endEntries,
  type EntryRow,
  findNewestVersion,
  insertEntries,
  insertVersion,
  putInForce,
  readDigests,
  serialised,
} from '../store/import';
import type { ListedEntity } from '@/lib/domain/screening/schema';

/** What a version has beside the one before it. */
export interface Changes {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

export interface WrittenVersion {
  entities: number;
  changes: Changes;
}

/**
 * Writes a new version of a list on top of the newest one, and puts it in force once `work` has said all of it. When
 * `work` throws, nothing has changed.
 */
export async function writeVersion(
  client: PoolClient,
  list: string,
  version: string,
  work: (writer: VersionWriter) => Promise<void>,
): Promise<WrittenVersion> {
  const writer = await VersionWriter.begin(client, list, version);
  try {
    await work(writer);
    await writer.flush();
  } catch (error) {
    await writer.settled();
    // Where the connection is lost this fails too; the next import sees to it then.
    await discardUnfinished(client, list).catch(() => undefined);
    throw error;
  }
  await atomically(client, async () => {
    await closeVersion(client, writer.version, writer.counts);
    await putInForce(client, list, writer.version);
  });
  return { entities: writer.counts.entities, changes: writer.changes };
}

/** Rows a statement: enough to be quick, few enough to be held twice. */
const batchSize = 2000;

/** Takes what a version holds entity by entity, and writes what differs. Each id is put or removed once. */
export class VersionWriter {
  readonly changes: Changes = { added: 0, changed: 0, removed: 0, unchanged: 0 };
  private toInsert: EntryRow[] = [];
  private toEnd: string[] = [];
  private underWay: Promise<void> = Promise.resolve();

  private constructor(
    private readonly client: PoolClient,
    private readonly list: string,
    readonly version: number,
    /** What the newest version holds and nothing was said of yet. */
    private readonly known: Map<string, string>,
    /** What the new version holds, as far as it is written. */
    readonly counts: { entities: number; names: number },
  ) {}

  static async begin(client: PoolClient, list: string, version: string): Promise<VersionWriter> {
    const newest = await findNewestVersion(client, list);
    const counts = { entities: newest?.entity_count ?? 0, names: newest?.name_count ?? 0 };
    const known = await readDigests(client, list);
    return new VersionWriter(client, list, await insertVersion(client, list, version), known, counts);
  }

  /** The new version has this entity. */
  async put(entity: ListedEntity): Promise<void> {
    const row = serialised(entity);
    const before = this.known.get(entity.list_entry_id);
    this.known.delete(entity.list_entry_id);
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
    await this.sendFullBatch();
  }

  /** The new version has none of that id. */
  async remove(id: string): Promise<void> {
    if (!this.known.delete(id)) return;
    this.changes.removed += 1;
    this.counts.entities -= 1;
    this.toEnd.push(id);
    await this.sendFullBatch();
  }

  /** The new version has nothing that was not put. */
  async removeOthers(): Promise<void> {
    for (const id of this.known.keys()) await this.remove(id);
  }

  /** The new version has, as it stands, whatever was neither put nor removed. */
  keepOthers(): void {
    this.changes.unchanged += this.known.size;
    this.known.clear();
  }

  async flush(): Promise<void> {
    await this.send();
    await this.underWay;
  }

  /** Waits for what is on its way, whatever becomes of it. */
  async settled(): Promise<void> {
    await this.underWay.catch(() => undefined);
  }

  private async sendFullBatch(): Promise<void> {
    if (this.toInsert.length >= batchSize || this.toEnd.length >= batchSize) await this.send();
  }

  /** Waits for the batch before alone: the database writes one while the next is read. */
  private async send(): Promise<void> {
    const { toInsert, toEnd } = this;
    this.toInsert = [];
    this.toEnd = [];
    await this.underWay;
    this.underWay = this.write(toInsert, toEnd);
    // Its failure is met by whoever waits for it next.
    this.underWay.catch(() => undefined);
  }

  private async write(rows: EntryRow[], ended: string[]): Promise<void> {
    const { client, list, version } = this;
    if (ended.length > 0) this.counts.names -= await endEntries(client, list, version, ended);
    if (rows.length > 0) await insertEntries(client, list, version, rows);
  }
}
