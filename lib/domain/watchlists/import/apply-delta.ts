import { hash } from 'node:crypto';
import type { ListDelta } from '../formats/list-source';
import { withImportLock } from '../store/import-lock';
import { discardUnfinished, findNewestVersion, findPublicList } from '../store/import-versions';
import type { ImportReport, OnProgress } from './import-list';
import { writeVersion } from './write-version';

export class DeltaRefused extends Error {
  constructor(list: string, reason: string) {
    super(`${list}: ${reason}`);
    this.name = 'DeltaRefused';
  }
}

/**
 * Additions and changes are both upserts, and deleting an entry that is gone has no effect, so a delta may be applied
 * twice.
 *
 * Throws DeltaRefused when no version is in force, and what the delta throws (MalformedList); then nothing has changed.
 */
export function applyDelta(
  name: string,
  delta: ListDelta,
  onProgress: OnProgress = () => {},
): Promise<ImportReport> {
  return withImportLock(name, async (client) => {
    const list = await findPublicList(client, name);
    if (!list) throw new DeltaRefused(name, 'there is no such list: import the full list first');
    await discardUnfinished(client, list);
    const newest = await findNewestVersion(client, list);
    if (!newest?.in_force_since) {
      throw new DeltaRefused(name, 'its newest version is not in force: import the full list first');
    }
    const version = hash('sha256', `${newest.version}\n${delta.version}`);
    const written = await writeVersion(client, list, version, async (writer) => {
      let read = 0;
      for await (const { list_entry_id: id, entity } of delta.changes) {
        await (entity ? writer.put(entity) : writer.remove(id));
        onProgress((read += 1));
      }
      writer.keepOthers();
    });
    return { name, version, changed: true, ...written };
  });
}
