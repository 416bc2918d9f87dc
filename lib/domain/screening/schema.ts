import { z } from 'zod';
import { Timestamp } from '@/lib/domain/primitives';
import { ScreeningCategory } from '@/lib/domain/words';

/** A match of several categories is shown under the first of these. */
export const categoriesBySeverity: readonly ScreeningCategory[] = [
  'sanctions',
  'watchlist',
  'pep',
  'adverse_media',
];

export const ListedType = z.enum(['person', 'company', 'vessel', 'aircraft']);
export type ListedType = z.infer<typeof ListedType>;

export const ListedName = z.object({
  name: z.string().min(1),
  kind: z.enum(['primary', 'alias']),
  /** As marked by the list: OFAC's quoted a.k.a., the UN's quality "Low", the EU's strong="false". */
  weak: z.boolean(),
});
export type ListedName = z.infer<typeof ListedName>;

export const ListedIdentifier = z.object({
  type: z.string(),
  value: z.string(),
  country: z.string().nullable(),
});

const Article = z.object({
  title: z.string(),
  publisher: z.string().nullable(),
  published_on: z.string().nullable(),
  url: z.string().nullable(),
});

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
  /** Of addresses and registrations, ISO 3166-1 alpha-2. */
  countries: z.array(z.string()),
  gender: z.enum(['male', 'female']).nullable(),
  identifiers: z.array(ListedIdentifier),
  categories: z.array(ScreeningCategory).min(1),
  programs: z.array(z.string()),
  addresses: z.array(z.string()),
  remarks: z.string().nullable(),
  // Not searched. Absent where the list says nothing, and from entries imported before they were kept.
  places_of_birth: z.array(z.string()).optional(),
  /** Offices and functions, in the list's words. */
  positions: z.array(z.string()).optional(),
  /** Reports about the party, of lists of adverse media. */
  articles: z.array(Article).optional(),
  /** The publisher's statement of reasons. */
  reason: z.string().optional(),
  /** YYYY-MM-DD, or as precise as the list. */
  listed_on: z.string().optional(),
  /** The publisher's page about the entry, otherwise about the list. */
  source_url: z.string().optional(),
  /** Listings of the party by all publishers, including this one: `ofac 36`, `un QDi.001`. */
  listed_as: z.array(z.string()).optional(),
});
export type ListedEntity = z.infer<typeof ListedEntity>;

export const ExplanationFeature = z.object({
  feature: z.string(),
  query: z.string().nullable(),
  candidate: z.string().nullable(),
  verdict: z.enum(['agree', 'near', 'conflict', 'missing']),
  /** Points, −100 to 100. The contributions of a match add up to its `match_score`. */
  contribution: z.number(),
  /** In plain words for the analyst: `sounds alike`, `one letter differs`, … */
  note: z.string().optional(),
});
export type ExplanationFeature = z.infer<typeof ExplanationFeature>;

/** Rarity on the lists in force: 0 (in every name) to 1 (in none). */
export const MatchWord = z.object({
  text: z.string(),
  rarity: z.number().min(0).max(1),
  /** For a query word: words of the listed name that the lists attest as spellings of the same name. */
  spellings: z.array(z.string()).optional(),
});
export type MatchWord = z.infer<typeof MatchWord>;

export const MatchWords = z.object({ query: z.array(MatchWord), candidate: z.array(MatchWord) });

/** As in a flow result (API §3.6), before an alert is raised. */
export const Match = z.object({
  /** 0 to 100, two decimals. */
  match_score: z.number().min(0).max(100),
  primary_name: z.string(),
  matched_name: z.string(),
  category: ScreeningCategory,
  categories: z.array(ScreeningCategory),
  nationality: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  list: z.string(),
  list_entry_id: z.string(),
  explanation: z.array(ExplanationFeature),
  /** This and the properties below are absent from matches made before models had versions. */
  model_version: z.string().optional(),
  ofac_score: z.number().min(0).max(100).optional(),
  /** What `match_score` would be without the date; null unless the query and the entry have one. */
  score_without_date: z.number().min(0).max(100).nullable().optional(),
  words: MatchWords.optional(),
});
export type Match = z.infer<typeof Match>;

export const ListVersion = z.object({ name: z.string(), version: z.string(), updated_at: Timestamp });
export type ListVersion = z.infer<typeof ListVersion>;

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
  /** Numbers of documents, registrations, taxes or ships (IMO), in any notation. */
  identifiers: z.array(z.string()).readonly().optional(),
});
export type ScreeningQuery = z.infer<typeof ScreeningQuery>;

/** Stored by a screening check in `result_data`, for replaying its matches. */
export const ScreeningRecord = z.object({ query: ScreeningQuery, lists: z.array(ListVersion) });
export type ScreeningRecord = z.infer<typeof ScreeningRecord>;

export interface SearchOptions {
  /** The minimum score, 0 to 100. */
  threshold: number;
  limit: number;
  /** All by default. */
  categories?: readonly ScreeningCategory[];
}

/** Immutable: new list versions replace it completely. */
export interface Matcher {
  /** Best first. Never throws, whatever the text. */
  search(query: ScreeningQuery, options: SearchOptions): Match[];
  /** The same search, which may be interrupted at each step. Several may run concurrently. */
  searchInSteps(query: ScreeningQuery, options: SearchOptions): Generator<void, Match[]>;
  readonly lists: readonly ListVersion[];
  /** Categories of the entries of its lists: a search can find nothing in any other category. */
  readonly covers: readonly ScreeningCategory[];
  /** The same for each list, in the order of `lists`. */
  readonly coversByList: readonly (readonly ScreeningCategory[])[];
  readonly nameCount: number;
  /** Rarity of a word on its lists: 0 (in every name) to 1 (in none). */
  readonly rarityOf: (word: string) => number;
  /** The words that its lists attest as spellings of the same name. */
  readonly spellingsOf: (word: string) => readonly string[];
}
