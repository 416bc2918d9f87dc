import { withImportLock } from '../store/import-lock';
import {
  atomically,
  discardUnfinished,
  findPublicList,
  findVersion,
  insertPublicList,
  putInForce,
} from '../store/import-versions';
import type { ListSource } from '../formats/list-source';
import type { Changes } from './version-writer';
import { writeVersion } from './write-version';

export interface ImportReport {
  name: string;
  version: string;
  entities: number;
  /** False when this version was in force already. */
  changed: boolean;
  /** Compared with the newest version before; null for a version that was stored already and was not read. */
  changes: Changes | null;
}

export type OnProgress = (entities: number) => void;

/**
 * Only what differs from the newest version is stored. After a crash nothing of the edition is in force, and the next
 * import of that list removes its rows.
 *
 * Throws what the source throws (MalformedList), and then nothing has changed.
 */
export function importList(source: ListSource, onProgress: OnProgress = () => {}): Promise<ImportReport> {
  const { name, version } = source;
  return withImportLock(name, async (client) => {
    const before = await findPublicList(client, name);
    if (before) await discardUnfinished(client, before);
    // Looked up again: an unfinished first import takes its list with it.
    const list = (await findPublicList(client, name)) ?? (await insertPublicList(client, name));
    const known = await findVersion(client, list, version);
    if (known) {
      if (!known.in_force_since) await atomically(client, () => putInForce(client, list, known.id));
      const entities = known.entity_count;
      return { name, version, entities, changed: !known.in_force_since, changes: null };
    }
    const written = await writeVersion(client, list, version, async (writer) => {
      let read = 0;
      for await (const entity of source.entities) {
        await writer.put(entity);
        onProgress((read += 1));
      }
      await writer.removeOthers();
    });
    return { name, version, changed: true, ...written };
  });
}
