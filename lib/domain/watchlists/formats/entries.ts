import { malformedIn } from './malformed-list';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import type { ListSource, ParsedList } from '../schema';

/** What a reader makes of one record: an entity, or why there is none. */
export type ReadEntry = ListedEntity | { fault: string };

export interface EntryAt {
  entry: ReadEntry;
  /** Of the file; 1 for the first. */
  line: number;
}

/**
 * The entries of one list file, as they are read; nothing of them is held but their ids.
 *
 * Throws MalformedList for an entry at fault, for an id that was there already, and for a list without entries.
 */
export async function* checkedEntries(
  path: string,
  entries: AsyncIterable<EntryAt>,
): AsyncGenerator<ListedEntity> {
  const malformed = malformedIn(path);
  const ids = new Set<string>();
  for await (const { entry, line } of entries) {
    if ('fault' in entry) throw malformed(line, entry.fault);
    if (ids.has(entry.list_entry_id)) {
      throw malformed(line, `the entry ${entry.list_entry_id} is there twice`);
    }
    ids.add(entry.list_entry_id);
    yield entry;
  }
  if (ids.size === 0) throw malformed(null, 'the list holds no entry');
}

/** Entities that are read from their file whenever somebody goes through them. */
export function readAnew(read: () => AsyncGenerator<ListedEntity>): AsyncIterable<ListedEntity> {
  return { [Symbol.asyncIterator]: read };
}

/** All of a list at once, for those who need it so. Throws MalformedList. */
export async function holdWhole(source: ListSource): Promise<ParsedList> {
  const entities: ListedEntity[] = [];
  for await (const entity of source.entities) entities.push(entity);
  return { ...source, entities };
}
