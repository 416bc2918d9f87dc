import { malformedIn } from './malformed-list';
import type { ListedEntity } from './schema';

/** What a reader makes of one record: an entity, or why there is none. */
export type ReadEntry = ListedEntity | { fault: string };

/** The entries of one list file, as they are read. */
export class Entries {
  private readonly malformed;
  private readonly entities = new Map<string, ListedEntity>();

  constructor(path: string) {
    this.malformed = malformedIn(path);
  }

  /** Throws MalformedList for an entry at fault, and for an id that is there already. */
  add(entry: ReadEntry, line: number): void {
    if ('fault' in entry) throw this.malformed(line, entry.fault);
    if (this.entities.has(entry.list_entry_id)) {
      throw this.malformed(line, `the entry ${entry.list_entry_id} is there twice`);
    }
    this.entities.set(entry.list_entry_id, entry);
  }

  /** Throws MalformedList when there is none. */
  all(): ListedEntity[] {
    if (this.entities.size === 0) throw this.malformed(null, 'the list holds no entry');
    return [...this.entities.values()];
  }
}
