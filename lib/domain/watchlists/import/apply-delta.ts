import { hash } from 'node:crypto';
import { alone } from '../store/import-lock';
import { discardUnfinished, findNewestVersion, findPublicList } from '../store/import';
import type { ListDelta } from '../schema';
import { writeVersion } from './version-writer';
import type { ImportReport, OnProgress } from './import-list';

/** A delta that cannot be applied, as there is nothing that it could be applied to. */
export class DeltaRefused extends Error {
  constructor(list: string, reason: string) {
    super(`${list}: ${reason}`);
    this.name = 'DeltaRefused';
  }
}

/**
 * Applies a publisher's changes to the version of a list that is in force, which gives a new version. An entry that is
 * there is changed and one that is not is added, whichever of the two the delta says; one that is gone may be deleted
 * again.
 *
 * Throws DeltaRefused, and what the delta throws (MalformedList), and then nothing has changed.
 */
export function applyDelta(
  name: string,
  delta: ListDelta,
  onProgress: OnProgress = () => {},
): Promise<ImportReport> {
  return alone(name, async (client) => {
    const list = await findPublicList(client, name);
    if (!list) throw new DeltaRefused(name, 'there is no such list: import it whole first');
    await discardUnfinished(client, list);
    const newest = await findNewestVersion(client, list);
    if (!newest?.in_force_since) {
      throw new DeltaRefused(name, 'its newest version is not in force: import it whole first');
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
