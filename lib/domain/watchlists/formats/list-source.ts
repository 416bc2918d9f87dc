import type { ListedEntity } from '@/lib/domain/screening/schema';

/** The entities are read from the files on each iteration. */
export interface ListSource {
  /** The product's name of the list: `OFAC SDN`, `UN Security Council Consolidated`. */
  name: string;
  /**
   * Different for files with different content: their SHA-256, or the publisher's time of the edition (the
   * UN's dateGenerated) and the beginning of the SHA-256.
   */
  version: string;
  /** The publisher's time of the edition as an ISO 8601 date or time; absent if it is not stated. */
  published_at?: string;
  /** Its path, for messages. */
  file?: string;
  /** A missing accompanying file that may be intended, as a clause. */
  note?: string;
  /** Each id once. */
  entities: Iterable<ListedEntity> | AsyncIterable<ListedEntity>;
}

export interface ParsedList extends ListSource {
  entities: ListedEntity[];
}

export interface EntryChange {
  list_entry_id: string;
  /** Null if the entry was removed. */
  entity: ListedEntity | null;
}

export interface ListDelta {
  /** The SHA-256 of the file. */
  version: string;
  /** Its path, for messages. */
  file?: string;
  /** Each id once. */
  changes: Iterable<EntryChange> | AsyncIterable<EntryChange>;
}
