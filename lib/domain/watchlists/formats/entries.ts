import { sizeFault } from './entry-size';
import { malformedIn } from './malformed-list';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import type { ListSource, ParsedList } from './list-source';

export type ReadEntry = ListedEntity | { fault: string };

export interface EntryAt {
  entry: ReadEntry;
  line: number;
}

/**
 * Only the ids stay in memory. Throws MalformedList for a faulty or oversized entry, a duplicate id, and a
 * list without entries.
 */
export async function* checkedEntries(
  path: string,
  entries: AsyncIterable<EntryAt>,
): AsyncGenerator<ListedEntity> {
  const malformed = malformedIn(path);
  const ids = new Set<string>();
  for await (const { entry, line } of entries) {
    if ('fault' in entry) throw malformed(line, entry.fault);
    const fault = sizeFault(entry);
    if (fault) throw malformed(line, fault);
    if (ids.has(entry.list_entry_id)) throw malformed(line, `duplicate entry ${entry.list_entry_id}`);
    ids.add(entry.list_entry_id);
    yield entry;
  }
  if (ids.size === 0) throw malformed(null, 'the list has no entries');
}

export function reiterable(read: () => AsyncGenerator<ListedEntity>): AsyncIterable<ListedEntity> {
  return { [Symbol.asyncIterator]: read };
}

/** Throws MalformedList. */
export async function readWhole(source: ListSource): Promise<ParsedList> {
  const entities: ListedEntity[] = [];
  for await (const entity of source.entities) entities.push(entity);
  return { ...source, entities };
}
