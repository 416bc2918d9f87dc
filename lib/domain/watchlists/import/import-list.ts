import { alone } from '../store/import-lock';
import {
  atomically,
  discardUnfinished,
  findPublicList,
  findVersion,
  insertPublicList,
  putInForce,
} from '../store/import';
import type { ListSource } from '../schema';
import { type Changes, writeVersion } from './version-writer';

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

/**
 * Writes an edition of a list as a new version, as it is read, and puts it in force once it is all there. Stored is
 * what differs from the version before. An import that is killed leaves nothing in force, and the next one of that
 * list removes what it left.
 *
 * Throws what the source throws (MalformedList), and then nothing has changed.
 */
export function importList(source: ListSource, onProgress: OnProgress = () => {}): Promise<ImportReport> {
  const { name, version } = source;
  return alone(name, async (client) => {
    const before = await findPublicList(client, name);
    if (before) await discardUnfinished(client, before);
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
