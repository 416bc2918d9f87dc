import { z } from 'zod';
import { ListedType, ScreeningCategory } from '@/lib/domain/screening/schema';

export const ListedName = z.object({
  name: z.string().min(1),
  kind: z.enum(['primary', 'alias']),
  /** The list itself calls the alias weak (OFAC's quoted a.k.a., the UN's quality "Low", the EU's strong="false"). */
  weak: z.boolean(),
});
export type ListedName = z.infer<typeof ListedName>;

/** One entry of a list in the form that every importer writes and every matcher reads. */
export const ListedEntity = z.object({
  /** The list's own id: OFAC's ent_num, the UN's DATAID, the EU's logicalId, the UK's UniqueID. */
  list_entry_id: z.string().min(1),
  entity_type: ListedType,
  primary_name: z.string().min(1),
  /** The primary name first. */
  names: z.array(ListedName).min(1),
  /** YYYY, YYYY-MM, YYYY-MM-DD, or a range YYYY/YYYY. */
  dates_of_birth: z.array(z.string()),
  /** ISO 3166-1 alpha-2. */
  nationalities: z.array(z.string()),
  /** ISO 3166-1 alpha-2, of addresses and registrations. */
  countries: z.array(z.string()),
  gender: z.enum(['male', 'female']).nullable(),
  identifiers: z.array(z.object({ type: z.string(), value: z.string(), country: z.string().nullable() })),
  categories: z.array(ScreeningCategory).min(1),
  programs: z.array(z.string()),
  addresses: z.array(z.string()),
  remarks: z.string().nullable(),
});
export type ListedEntity = z.infer<typeof ListedEntity>;

/** One edition of a list, of which the entities are read as somebody goes through them. */
export interface ListSource {
  /** As the product names it: `OFAC SDN`, `UN Security Council Consolidated`. */
  name: string;
  /** What the publisher calls this edition (the UN's dateGenerated), or the SHA-256 of the files. */
  version: string;
  /** Each id once. */
  entities: Iterable<ListedEntity> | AsyncIterable<ListedEntity>;
}

/** One edition of a list, held whole. */
export interface ParsedList extends ListSource {
  entities: ListedEntity[];
}

/** What became of an entry: how it stands now, or null where it is gone. */
export interface EntryChange {
  list_entry_id: string;
  entity: ListedEntity | null;
}

/** What a publisher changed from one edition of a list to the next. */
export interface ListDelta {
  /** The SHA-256 of the file. */
  version: string;
  /** Each id once. */
  changes: Iterable<EntryChange> | AsyncIterable<EntryChange>;
}
