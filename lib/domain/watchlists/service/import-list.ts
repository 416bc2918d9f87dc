import type { PoolClient } from 'pg';
import { db } from '@/lib/platform/db';
import {
  atomically,
  closeVersion,
  discardUnfinished,
  findPublicList,
  findVersion,
  insertPublicList,
  lockList,
  putInForce,
  unlockList,
} from '../import-store';
import type { ListedEntity, ListSource } from '../schema';
import { type Changes, VersionWriter } from '../version-writer';

export interface ImportReport {
  name: string;
  version: string;
  /** How many the list has now. */
  entities: number;
  /** False when this very version was in force already. */
  changed: boolean;
  /** Against the version before; null when that version was known already, and nothing had to be read. */
  changes: Changes | null;
}

/** Told how many entities were read so far. */
export type OnProgress = (entities: number) => void;

const leaveToNextStatement = () => {};

/** Runs alone among the imports of one list, on a connection of its own. */
export async function alone<Result>(
  name: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await db().pool.connect();
  // A connection that breaks between two statements says so; the next statement fails by it.
  client.on('error', leaveToNextStatement);
  let broken = true;
  try {
    await lockList(client, name);
    const result = await work(client);
    await unlockList(client, name);
    broken = false;
    return result;
  } finally {
    client.off('error', leaveToNextStatement);
    // What failed may have left the connection anywhere: it is closed, and the lock with it.
    client.release(broken);
  }
}

/**
 * Writes an edition of a list as a new version, as it is read, and puts it in force once it is all there. Stored is
 * what differs from the version before. An import that is killed leaves nothing in force, and the next one of that
 * list removes what it left.
 *
 * Throws what the source throws (MalformedList), and then nothing has changed.
 */
export function importList(source: ListSource, onProgress: OnProgress = () => {}): Promise<ImportReport> {
  return alone(source.name, async (client) => {
    const list = (await findPublicList(client, source.name)) ?? (await insertPublicList(client, source.name));
    await discardUnfinished(client, list);
    const known = await findVersion(client, list, source.version);
    if (!known) return writeEdition(client, list, source, onProgress);
    if (!known.in_force_since) await atomically(client, () => putInForce(client, list, known.id));
    return reportOf(source, known.entity_count, { changed: !known.in_force_since, changes: null });
  });
}

function reportOf(
  { name, version }: Pick<ListSource, 'name' | 'version'>,
  entities: number,
  outcome: Pick<ImportReport, 'changed' | 'changes'>,
): ImportReport {
  return { name, version, entities, ...outcome };
}

async function writeEdition(
  client: PoolClient,
  list: string,
  source: ListSource,
  onProgress: OnProgress,
): Promise<ImportReport> {
  const counts = { entities: 0, names: 0 };
  const writer = await VersionWriter.begin(client, list, source.version);
  try {
    for await (const entity of source.entities) {
      await writer.put(entity);
      count(counts, entity);
      onProgress(counts.entities);
    }
    await writer.removeOthers();
    await writer.flush();
  } catch (error) {
    await writer.settled();
    // Where the connection is lost this fails too; the next import sees to it then.
    await discardUnfinished(client, list).catch(() => undefined);
    throw error;
  }
  await atomically(client, async () => {
    await closeVersion(client, writer.version, counts);
    await putInForce(client, list, writer.version);
  });
  return reportOf(source, counts.entities, { changed: true, changes: writer.changes });
}

function count(counts: { entities: number; names: number }, entity: ListedEntity): void {
  counts.entities += 1;
  counts.names += entity.names.length;
}
