import { z } from 'zod';
import { Timestamp } from '@/lib/domain/primitives';
import { ScreeningCategory } from '@/lib/domain/words';

/** Which category stands for an entry of several. */
export const gravestFirst: readonly ScreeningCategory[] = ['sanctions', 'watchlist', 'pep', 'adverse_media'];

export const ListedType = z.enum(['person', 'company', 'vessel', 'aircraft']);
export type ListedType = z.infer<typeof ListedType>;

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

/** How one feature of the query and of the listed entity compare, and what that is worth. */
export const ExplanationFeature = z.object({
  /** `name`, `date_of_birth`, `nationality`, … */
  feature: z.string(),
  query: z.string().nullable(),
  candidate: z.string().nullable(),
  verdict: z.enum(['agree', 'near', 'conflict', 'missing']),
  /** Points, −100 to 100. The contributions of a match add up to its `match_score`. */
  contribution: z.number(),
  /** How the two compare, in an analyst's words: `sounds alike`, `one letter differs`, … */
  note: z.string().optional(),
});
export type ExplanationFeature = z.infer<typeof ExplanationFeature>;

/** A word of a name, and how rare it was on the lists in force: 0 (in every name) to 1 (in none). */
const ReadWord = z.object({ text: z.string(), rarity: z.number().min(0).max(1) });
export type ReadWord = z.infer<typeof ReadWord>;

/** A match as decisions 3 shows it, before an alert is made of it. */
export const Match = z.object({
  /** 0 to 100, two decimals. */
  match_score: z.number().min(0).max(100),
  primary_name: z.string(),
  matched_name: z.string(),
  /** The gravest of `categories`. */
  category: ScreeningCategory,
  categories: z.array(ScreeningCategory),
  nationality: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  list: z.string(),
  /** The list's own id: OFAC's ent_num, the UN's DATAID. */
  list_entry_id: z.string(),
  explanation: z.array(ExplanationFeature),
  /** Of the model that scored it. It and what follows are absent from matches made before models had versions. */
  model_version: z.string().optional(),
  /** 0 to 100: about what OFAC's own search would show for this name. */
  ofac_score: z.number().min(0).max(100).optional(),
  /** What `match_score` would be without the date; null where the query or the entry has none. */
  score_without_date: z.number().min(0).max(100).nullable().optional(),
  /** The words of both names as they were read, for scoring them again: see `replay`. */
  words: z.object({ query: z.array(ReadWord), candidate: z.array(ReadWord) }).optional(),
});
export type Match = z.infer<typeof Match>;

/** Which version of which list answered. */
export const ListVersion = z.object({ name: z.string(), version: z.string(), updated_at: Timestamp });
export type ListVersion = z.infer<typeof ListVersion>;

/** What is asked of a matcher. */
export const ScreeningQuery = z.object({
  name: z.string(),
  entity_type: z.enum([...ListedType.options, 'any']),
  /** YYYY, YYYY-MM, YYYY-MM-DD, YYYY/YYYY or circa YYYY. */
  date_of_birth: z.string().nullish(),
  /** ISO 3166-1 alpha-2. */
  nationality: z.string().nullish(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().nullish(),
  gender: z.enum(['male', 'female']).nullish(),
  /** Numbers of documents, registrations, taxes or ships (IMO), as they are written. */
  identifiers: z.array(z.string()).readonly().optional(),
});
export type ScreeningQuery = z.infer<typeof ScreeningQuery>;

/** What was asked and which lists answered. A screening check keeps it in `result_data`, for a replay of its matches. */
export const ScreeningRecord = z.object({ query: ScreeningQuery, lists: z.array(ListVersion) });
export type ScreeningRecord = z.infer<typeof ScreeningRecord>;

export interface SearchOptions {
  /** Matches below this score (0 to 100) are left out. */
  threshold: number;
  limit: number;
  /** Only entries of at least one of these categories. Absent: all. */
  categories?: readonly ScreeningCategory[];
}

/** A loaded index: immutable, so that it is replaced whole and never half. */
export interface Matcher {
  /** Best first. Never throws for any text. */
  search(query: ScreeningQuery, options: SearchOptions): Match[];
  readonly lists: readonly ListVersion[];
  readonly nameCount: number;
}
