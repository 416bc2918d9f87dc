import type { ListedEntity } from '@/lib/domain/screening/schema';

/** The entities are read from the files on each iteration. */
export interface ListSource {
  /** The product's name of the list: `OFAC SDN`, `UN Security Council Consolidated`. */
  name: string;
  /** The publisher's name of the edition (the UN's dateGenerated), or the SHA-256 of the files. */
  version: string;
  /** When the publisher says that it made the edition, as an ISO 8601 date or time; absent where it does not say. */
  published_at?: string;
  /** Each id once. */
  entities: Iterable<ListedEntity> | AsyncIterable<ListedEntity>;
}

export interface ParsedList extends ListSource {
  entities: ListedEntity[];
}

export interface EntryChange {
  list_entry_id: string;
  /** Null when the entry was removed. */
  entity: ListedEntity | null;
}

export interface ListDelta {
  /** The SHA-256 of the file. */
  version: string;
  /** Each id once. */
  changes: Iterable<EntryChange> | AsyncIterable<EntryChange>;
}
