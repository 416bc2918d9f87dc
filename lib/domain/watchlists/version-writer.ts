import type { PoolClient } from 'pg';
import {
  endEntries,
  type EntryRow,
  insertEntries,
  insertVersion,
  readDigests,
  serialised,
} from './import-store';
import type { ListedEntity } from './schema';

/** What a version has beside the one before it. */
export interface Changes {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

/** Rows a statement: enough to be quick, few enough to be held twice. */
const batchSize = 2000;

/**
 * Writes a new version of a list on top of the newest one: only what differs. A batch is on its way to the database
 * while the next one is read.
 */
export class VersionWriter {
  readonly changes: Changes = { added: 0, changed: 0, removed: 0, unchanged: 0 };
  private added: EntryRow[] = [];
  private ended: string[] = [];
  private underWay: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly client: PoolClient,
    private readonly list: string,
    readonly version: number,
    /** What the newest version holds and nothing was said of yet. */
    private readonly known: Map<string, string>,
  ) {}

  static async begin(client: PoolClient, list: string, version: string): Promise<VersionWriter> {
    const known = await readDigests(client, list);
    return new VersionWriter(client, list, await insertVersion(client, list, version), known);
  }

  /** The new version has this entity. Each id once. */
  async put(entity: ListedEntity): Promise<void> {
    const { json, digest } = serialised(entity);
    const id = entity.list_entry_id;
    const before = this.known.get(id);
    this.known.delete(id);
    if (before === digest) {
      this.changes.unchanged += 1;
      return;
    }
    if (before === undefined) this.changes.added += 1;
    else this.changes.changed += 1;
    if (before !== undefined) this.ended.push(id);
    this.added.push({ list_entry_id: id, json, digest });
    await this.sendFullBatches();
  }

  /** The new version has none of that id. */
  async remove(id: string): Promise<void> {
    if (!this.known.delete(id)) return;
    this.changes.removed += 1;
    this.ended.push(id);
    await this.sendFullBatches();
  }

  /** Whatever was not put is not in the new version. */
  async removeOthers(): Promise<void> {
    for (const id of this.known.keys()) await this.remove(id);
  }

  /** Whatever was not put or removed stays. */
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

  private async sendFullBatches(): Promise<void> {
    if (this.added.length >= batchSize || this.ended.length >= batchSize) await this.send();
  }

  /** Waits for the batch before alone, so that reading and writing go on side by side. */
  private async send(): Promise<void> {
    const { client, list, version, added, ended } = this;
    this.added = [];
    this.ended = [];
    await this.underWay;
    const writing = async () => {
      if (ended.length > 0) await endEntries(client, list, version, ended);
      if (added.length > 0) await insertEntries(client, list, version, added);
    };
    this.underWay = writing();
    // Its failure is met by whoever waits for it next.
    this.underWay.catch(() => undefined);
  }
}
