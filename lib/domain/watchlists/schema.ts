import { z } from 'zod';
import {
  birthRule,
  CalendarDate,
  canBeBirth,
  Country,
  DisplayName,
  Line,
  SearchText,
  StoredCountry,
  Text,
  Timestamp,
  token,
} from '@/lib/domain/primitives';
import { ScreeningCategory } from '@/lib/domain/words';
import { fault } from '@/lib/platform/errors/detail-codes';
import { ListedIdentifier, ListedType } from '@/lib/domain/screening/schema';

/** `public`: every project is screened against it. */
export const WatchlistScope = z.enum(['public', 'project']);

const WatchlistToken = token('wls');
/** In the path, text that cannot be an id returns 404, like an unknown id. */
const EntryId = Text.max(200);

export const WatchlistParams = z.object({ watchlist_token: WatchlistToken });
export const WatchlistEntryParams = WatchlistParams.extend({ list_entry_id: EntryId });

/** For a public list that is synchronised with its publisher (API §4.10). */
export const ListSync = z.object({
  source: z.string(),
  last_attempt_at: Timestamp,
  last_success_at: Timestamp.nullable(),
  error: z.string().nullable(),
});
export type ListSync = z.infer<typeof ListSync>;

/** API §4.10. */
export const Watchlist = z.object({
  token: WatchlistToken,
  name: z.string(),
  scope: WatchlistScope,
  /** Null for a public list, whose entries have their own categories. */
  category: ScreeningCategory.nullable(),
  /** Changes with every change of the list. Screening results name the version that was searched. */
  version: z.string(),
  entity_count: z.number().int(),
  sync: ListSync.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Watchlist = z.infer<typeof Watchlist>;

export const WatchlistFilters = z.strictObject({ scope: WatchlistScope.default('project') });
export type WatchlistFilters = z.infer<typeof WatchlistFilters>;
export const watchlistSorts = ['created_at', 'name'] as const;

/** API §4.10. Earlier versions are kept, so that a decision can be traced to the entries on which it was based. */
export const WatchlistVersion = z.object({
  version: z.string(),
  /** By the publisher; null for an own list and where the publisher does not say. */
  published_at: Timestamp.nullable(),
  imported_at: Timestamp,
  /** Null for a version that is not in force. */
  in_force_since: Timestamp.nullable(),
  entity_count: z.number().int(),
  /** Compared with the version imported before it; null for the first. So are the next two. */
  added_count: z.number().int().nullable(),
  changed_count: z.number().int().nullable(),
  removed_count: z.number().int().nullable(),
});
export type WatchlistVersion = z.infer<typeof WatchlistVersion>;
export const watchlistVersionSorts = ['imported_at'] as const;

export const KindOfChange = z.enum(['added', 'changed', 'removed']);
export type KindOfChange = z.infer<typeof KindOfChange>;

/** Values of a field of an entry that only one of two versions has. */
export const EntryDifference = z.object({
  field: z.string(),
  before: z.array(z.string()),
  after: z.array(z.string()),
});
export type EntryDifference = z.infer<typeof EntryDifference>;

/** API §4.10. */
export const WatchlistChange = z.object({
  list_entry_id: z.string(),
  change: KindOfChange,
  /** As of the version; for a removed entry, as of the version before. */
  name: z.string(),
  entity_type: ListedType,
  differences: z.array(EntryDifference),
});
export type WatchlistChange = z.infer<typeof WatchlistChange>;

export const WatchlistChangeFilters = z.strictObject({
  version: Text.min(1).max(200).optional(),
  change: KindOfChange.optional(),
});
export type WatchlistChangeFilters = z.infer<typeof WatchlistChangeFilters>;
export const watchlistChangeSorts = ['list_entry_id'] as const;

/** Two lists of one name cannot be told apart by the spaces around it. */
const WatchlistName = DisplayName.max(200).overwrite((name) => name.trim());

export const CreateWatchlist = z.strictObject({
  name: WatchlistName,
  category: ScreeningCategory.default('watchlist'),
});
export type CreateWatchlist = z.infer<typeof CreateWatchlist>;

/** A name without a letter would match nobody, or everybody. */
const PersonOrCompanyName = DisplayName.max(500)
  .refine((name) => /\p{L}/u.test(name), 'must contain a letter')
  .meta({
    pattern: '\\p{L}',
  });

const hasDateForm = (text: string) => /^\d{4}(?:-\d{2}){0,2}$/.test(text);
const isPartialDate = (text: string) =>
  /^(?!0000)\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(text) || CalendarDate.safeParse(text).success;
const PartialDate = z
  .string()
  .refine(hasDateForm, 'must be YYYY, YYYY-MM or YYYY-MM-DD')
  .refine(isPartialDate, fault('impossible_date', 'must be a date that exists'))
  .refine(canBeBirth, fault('impossible_date', birthRule))
  .meta({ pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$', examples: ['1975', '1975-03', '1975-03-21'] });

const Identifier = z.strictObject({
  type: Line.max(100),
  value: Line.max(200),
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
  /** The project's own id for the entry; generated if absent. */
  list_entry_id: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/, 'must be 1 to 100 letters, digits, or . _ : -')
    .optional(),
});
export type NewWatchlistEntry = z.infer<typeof NewWatchlistEntry>;

export const maxEntriesPerRequest = 1000;
export const AddWatchlistEntries = z.union([
  NewWatchlistEntry,
  z.array(NewWatchlistEntry).min(1).max(maxEntriesPerRequest),
]);
export type AddWatchlistEntries = z.infer<typeof AddWatchlistEntries>;

/** API §4.10. */
export const WatchlistEntry = z.object({
  list_entry_id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  entity_type: ListedType,
  date_of_birth: z.string().nullable(),
  nationality: StoredCountry.nullable(),
  country: StoredCountry.nullable(),
  identifiers: z.array(ListedIdentifier),
  remarks: z.string().nullable(),
  category: ScreeningCategory,
  created_at: Timestamp,
});
export type WatchlistEntry = z.infer<typeof WatchlistEntry>;

export const AddedWatchlistEntries = z.union([WatchlistEntry, z.array(WatchlistEntry)]);
export type AddedWatchlistEntries = z.infer<typeof AddedWatchlistEntries>;

export const WatchlistEntryFilters = z.strictObject({
  entity_type: ListedType.optional(),
  q: SearchText.optional(),
});
export type WatchlistEntryFilters = z.infer<typeof WatchlistEntryFilters>;
export const watchlistEntrySorts = ['created_at', 'name'] as const;
