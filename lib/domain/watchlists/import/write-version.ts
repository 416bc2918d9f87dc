import type { PoolClient } from 'pg';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { log } from '@/lib/platform/errors/log';
import {
  analyseEntries,
  atomically,
  completeVersion,
  discardUnfinished,
  type NewVersion,
  putInForce,
} from '../store/import-versions';
import { type ImportLimits, refuseReplacement } from './replacement';
import { type Changes, VersionWriter } from './version-writer';

export interface WrittenVersion {
  entities: number;
  changes: Changes;
}

export interface ListToWrite {
  token: string;
  name: string;
  /** For messages. */
  file?: string;
  note?: string;
  /** Default: now. */
  inForceSince?: Date | undefined;
}

/**
 * Writes a new version of a list on top of the newest one, and puts it in force once `work` has written all
 * of it. If `work` throws, or the limits refuse the result (ReplacementRefused), nothing has changed.
 */
export async function writeVersion(
  client: PoolClient,
  list: ListToWrite,
  version: NewVersion,
  limits: ImportLimits,
  work: (writer: VersionWriter) => Promise<void>,
): Promise<WrittenVersion> {
  const writer = await VersionWriter.open(client, list.token, version);
  try {
    await work(writer);
    await writer.flush();
    await atomically(client, async () => {
      const changes = writer.isFirst ? null : writer.changes;
      await completeVersion(client, writer.version, { ...writer.counts, changes });
      await replaceVersion(client, list, writer.version, limits);
    });
  } catch (error) {
    await writer.settle();
    // On a lost connection this fails too; the next import discards the rows then.
    await discardUnfinished(client, list.token).catch(() => undefined);
    throw error;
  }
  // The version is in force already, and its lists are only slower without.
  await analyseEntries(client).catch((error: unknown) => {
    log.warn({ error: describeWithoutMessage(error) }, 'the entries of lists were not analysed');
  });
  return { entities: writer.counts.entities, changes: writer.changes };
}

/** Call it inside `atomically`. Throws ReplacementRefused. */
export async function replaceVersion(
  client: PoolClient,
  list: ListToWrite,
  version: number,
  limits: ImportLimits,
): Promise<void> {
  await refuseReplacement(client, list, version, limits);
  await putInForce(client, list.token, version, list.inForceSince);
}
