import { z } from 'zod';
import { CalendarDate, Country, Name, Text, Timestamp, token } from '@/lib/domain/primitives';
import { ScreeningCategory } from '@/lib/domain/words';
import { type ListedEntity, ListedType } from '@/lib/domain/screening/schema';

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

/** The lists that every project is screened against, or the project's own. */
const WatchlistScope = z.enum(['public', 'project']);

const WatchlistToken = token('wls');
/** The list's own id of an entry; any text that is none answers like an unknown one (404). */
const EntryId = Text.max(200);

export const WatchlistParams = z.object({ watchlist_token: WatchlistToken });
export const WatchlistEntryParams = WatchlistParams.extend({ list_entry_id: EntryId });

/** A list in force. */
export const Watchlist = z.object({
  token: WatchlistToken,
  name: z.string(),
  scope: WatchlistScope,
  /** What an own list's entries are alerted as; null for a public list, whose entries each have their own. */
  category: ScreeningCategory.nullable(),
  /** Another one after each change: screening results name the version that answered. */
  version: z.string(),
  entity_count: z.number().int(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Watchlist = z.infer<typeof Watchlist>;

export const WatchlistFilters = z.strictObject({ scope: WatchlistScope.default('project') });
export type WatchlistFilters = z.infer<typeof WatchlistFilters>;
export const watchlistSorts = ['created_at', 'name'] as const;

export const CreateWatchlist = z.strictObject({
  name: Name.max(200),
  category: ScreeningCategory.default('watchlist'),
});
export type CreateWatchlist = z.infer<typeof CreateWatchlist>;

/** A name without a letter says nothing: it would match nobody, or anybody. */
const PersonOrCompanyName = Name.max(500).refine((name) => /\p{L}/u.test(name), 'must hold a letter');

const isPartialDate = (text: string) =>
  /^(?!0000)\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(text) || CalendarDate.safeParse(text).success;
const PartialDate = z.string().refine(isPartialDate, 'must be YYYY, YYYY-MM or YYYY-MM-DD');

const Identifier = z.strictObject({
  /** As people call it: Passport, LEI, Registration Number. */
  type: Name.max(100),
  value: Name.max(200),
  country: Country.nullish(),
});

export const NewWatchlistEntry = z.strictObject({
  name: PersonOrCompanyName,
  aliases: z.array(PersonOrCompanyName).max(20).optional(),
  entity_type: ListedType.default('person'),
  date_of_birth: PartialDate.nullish(),
  nationality: Country.nullish(),
  country: Country.nullish(),
  identifiers: z.array(Identifier).max(20).optional(),
  remarks: Text.max(2000).nullish(),
  /** The project's own id of the entry; made up where there is none. */
  list_entry_id: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/, 'must be 1 to 100 letters, digits, or . _ : -')
    .optional(),
});
export type NewWatchlistEntry = z.infer<typeof NewWatchlistEntry>;

const entriesAtATime = 1000;
export const AddWatchlistEntries = z.union([
  NewWatchlistEntry,
  z.array(NewWatchlistEntry).min(1).max(entriesAtATime),
]);
export type AddWatchlistEntries = z.infer<typeof AddWatchlistEntries>;

/** An entry of a project's own list. */
export const WatchlistEntry = z.object({
  list_entry_id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  entity_type: ListedType,
  date_of_birth: z.string().nullable(),
  nationality: z.string().nullable(),
  country: z.string().nullable(),
  identifiers: z.array(z.object({ type: z.string(), value: z.string(), country: z.string().nullable() })),
  remarks: z.string().nullable(),
  category: ScreeningCategory,
  created_at: Timestamp,
});
export type WatchlistEntry = z.infer<typeof WatchlistEntry>;

/** One for one, and many for many. */
export const AddedWatchlistEntries = z.union([WatchlistEntry, z.array(WatchlistEntry)]);
export type AddedWatchlistEntries = z.infer<typeof AddedWatchlistEntries>;

export const WatchlistEntryFilters = z.strictObject({
  entity_type: ListedType.optional(),
  q: Name.max(200).optional(),
});
export type WatchlistEntryFilters = z.infer<typeof WatchlistEntryFilters>;
export const watchlistEntrySorts = ['created_at', 'name'] as const;
