import type { PoolClient } from 'pg';
import { atomically, completeVersion, discardUnfinished, putInForce } from '../store/import-versions';
import { type Changes, VersionWriter } from './version-writer';

export interface WrittenVersion {
  entities: number;
  changes: Changes;
}

/**
 * Writes a new version of a list on top of the newest one, and puts it in force after `work` has written all of it.
 * When `work` throws, nothing has changed.
 */
export async function writeVersion(
  client: PoolClient,
  list: string,
  version: string,
  work: (writer: VersionWriter) => Promise<void>,
): Promise<WrittenVersion> {
  const writer = await VersionWriter.open(client, list, version);
  try {
    await work(writer);
    await writer.flush();
  } catch (error) {
    await writer.settle();
    // On a lost connection this fails too; the next import discards the rows then.
    await discardUnfinished(client, list).catch(() => undefined);
    throw error;
  }
  await atomically(client, async () => {
    await completeVersion(client, writer.version, writer.counts);
    await putInForce(client, list, writer.version);
  });
  return { entities: writer.counts.entities, changes: writer.changes };
}
