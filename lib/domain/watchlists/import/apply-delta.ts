import { hash } from 'node:crypto';
import type { ListDelta } from '../formats/list-source';
import { withImportLock } from '../store/import-lock';
import { discardUnfinished, findNewestVersion, findPublicList } from '../store/import-versions';
import type { ImportOptions, ImportReport } from './import-list';
import { configuredLimits } from './replacement';
import { writeVersion } from './write-version';

export class DeltaRefused extends Error {
  constructor(list: string, reason: string) {
    super(`${list}: ${reason}`);
    this.name = 'DeltaRefused';
  }
}

/**
 * Additions and changes are both upserts, and deleting a missing entry has no effect, so a delta may be
 * applied twice. Throws DeltaRefused if no version is in force, ReplacementRefused if it removes more than
 * the limits allow, and errors of the delta (MalformedList); then nothing has changed.
 */
export function applyDelta(
  name: string,
  delta: ListDelta,
  { onProgress = () => {}, limits = configuredLimits() }: ImportOptions = {},
): Promise<ImportReport> {
  return withImportLock(name, async (client) => {
    const token = await findPublicList(client, name);
    if (!token) throw new DeltaRefused(name, 'the list does not exist: import the full list first');
    await discardUnfinished(client, token);
    const newest = await findNewestVersion(client, token);
    if (!newest?.in_force_since) {
      throw new DeltaRefused(name, 'its newest version is not in force: import the full list first');
    }
    const version = hash('sha256', `${newest.version}\n${delta.version}`);
    const next = { version, published_at: newest.published_at };
    // A delta names each name and entry to remove, so data missing from it by mistake changes nothing.
    const deltaLimits = { ...limits, maxLostNamesPercent: 100, alwaysRemovable: 1 };
    const written = await writeVersion(
      client,
      { token, name, file: delta.file },
      next,
      deltaLimits,
      async (writer) => {
        let read = 0;
        for await (const { list_entry_id: id, entity } of delta.changes) {
          await (entity ? writer.put(entity) : writer.remove(id));
          onProgress((read += 1));
        }
        writer.keepOthers();
      },
    );
    return { name, version, changed: true, ...written };
  });
}
