import { withImportLock } from '../store/import-lock';
import {
  atomically,
  discardUnfinished,
  findPublicList,
  findVersion,
  insertPublicList,
} from '../store/import-versions';
import type { ListSource } from '../formats/list-source';
import type { Changes } from './version-writer';
import { configuredLimits, type ImportLimits } from './replacement';
import { replaceVersion, writeVersion } from './write-version';

export interface ImportReport {
  name: string;
  version: string;
  entities: number;
  /** False if this version was already in force. */
  changed: boolean;
  /** Compared with the newest previous version; null for a version that was already stored and not read. */
  changes: Changes | null;
}

export interface ImportOptions {
  onProgress?: (entities: number) => void;
  /** Default: those of the settings. */
  limits?: ImportLimits;
  /** Since when the list counts as in force. Default: now. */
  inForceSince?: Date;
}

/**
 * Only differences to the newest version are stored. After a crash nothing of the edition is in force, and
 * the next import of that list removes its rows. Throws errors of the source (MalformedList), and
 * ReplacementRefused if the limits forbid the change to the list in force; then nothing has changed.
 */
export function importList(
  source: ListSource,
  { onProgress = () => {}, limits = configuredLimits(), inForceSince }: ImportOptions = {},
): Promise<ImportReport> {
  const { name, version, file, note } = source;
  return withImportLock(name, async (client) => {
    const before = await findPublicList(client, name);
    if (before) await discardUnfinished(client, before);
    // Looked up again: an unfinished first import takes its list with it.
    const token = (await findPublicList(client, name)) ?? (await insertPublicList(client, name));
    const list = { token, name, file, note, inForceSince };
    const known = await findVersion(client, token, version);
    if (known) {
      if (!known.in_force_since) {
        await atomically(client, () => replaceVersion(client, list, known.id, limits));
      }
      const entities = known.entity_count;
      return { name, version, entities, changed: !known.in_force_since, changes: null };
    }
    const published_at = source.published_at ? new Date(source.published_at) : null;
    const written = await writeVersion(client, list, { version, published_at }, limits, async (writer) => {
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
