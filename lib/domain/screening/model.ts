import type { NameKind, WordClass } from './normalisation/word-classes';
import type { ListedType } from './schema';

/** In points of the score. */
export interface AgreementPoints {
  agree: number;
  conflict: number;
}

/** How much a word says about its bearer, 0 to 1. A word of class `name` weighs as much as it is rare. */
export interface ClassWeights extends Record<Exclude<WordClass, 'name'>, number> {
  /** The minimum weight of a word of class `name`. */
  least_name: number;
  /** Multiplies the weight of a word that many companies share. */
  generic: number;
  /** Multiplies the weight of a word that organisations add to their name or leave out, such as trading. */
  filler: number;
  /** Of a particle in the name of an organisation. */
  organisation_particle: number;
  /** The least weight of two words that are different names spelt alike: a difference says as much in a common name. */
  least_other_name: number;
  /** The rarity of the world's most common names when no list is long enough to count on, from 0 to 1. */
  common_name: number;
}

/** Similarities of two words, from 0 to 1. */
export interface SimilarityModel {
  /** Anything less similar is coincidence. */
  least: number;
  initial: number;
  /** Multiplies the cost of typos if the first letters differ, which more often means a different name. */
  first_letter_factor: number;
  /** The minimum for words that sound alike, however different their letters. */
  sound_share: number;
  /** The cost of an edit, in letters. */
  typo_cost: number;
  /** Added to the length of a word, so that an edit in a short one does not cost too much. */
  typo_room: number;
  /** Exponent of the number of edits: above 1, several cost more than their sum. */
  typo_power: number;
  /** Cost of replacing one vowel by another, in edits. */
  vowel_slip: number;
  /** Cost of replacing a letter by one that is not a likely slip of finger, eye or ear, in edits. */
  far_letter: number;
  /** Words that only differ as spellings of one name do, less a quarter of `costOfSpellings`. */
  respelt: number;
  /** The most that the spellings of one person's name may differ, by the letters of the longer word: see `costsMore`. */
  far_respelling: ReadonlyArray<{ letters: number; most: number }>;
  /** Words that differ in confusable characters: `h0` and `ho`. */
  misread: number;
  /** The minimum for a word that lacks vowels, as in scripts that do not write them. */
  vowels: number;
  /** The minimum for a truncated word, and for the last word of a name, which a field may have truncated. */
  cut: number;
  cut_last: number;
  /**
   * The minimum share of its letters that a truncated word has kept. The last word of a name may be truncated
   * further.
   */
  least_cut: number;
  nickname: number;
  /** A given name as two languages write it: Rashid and Reşit. */
  national_form: number;
  /** A given name without a part that its short form leaves out: Emeka for Chukwuemeka. */
  shortened: number;
  /** Words of business that mean the same in two languages, or abbreviated. */
  translated: number;
  /** A word of business cut short: Marit. for Maritime. */
  abbreviated: number;
  /** A place and its Slavic adjective: Kurgan and Kurganskiy. */
  place_form: number;
  /** One word made of the beginnings of two given names: Hajo for Hans-Joachim. */
  blend: number;
  /** Words written as one may also be respelt, in letters of at most this cost. */
  joined_respelt: number;
  /** A family name with the endings of men and women: Novak and Novakova. */
  family_form: number;
  /** A father's name in two languages: Bolatuly and Bolatovich. */
  patronymic_form: number;
  /** Two romanisations of one Chinese or Korean name. */
  romanised: number;
  /** Two different names that are spelt or sound alike. */
  other_name: number;
  /**
   * The maximum for a word read from Han, Hangul or Arabic characters that differs from the other in more
   * than its spelling: such names are read, not misspelt.
   */
  other_reading: number;
  /** The maximum for syllables that make a different name joined than separate. */
  other_joined: number;
  /** The maximum share of its vowels with which a word counts as written without them. */
  vowels_kept: number;
  /** The first letters of a company's words: PLA for People's Liberation Army. */
  acronym: number;
  /** The minimum for words written as one, and for those that also sound alike. */
  least_joined: number;
  joined_sound: number;
  joined_factor: number;
}

/** How matching and unmatched words become the score of a name. Costs are in weights of words. */
export interface NameModel {
  /** For unmatched words on both sides, which conflict. */
  conflict_cost: Record<NameKind, number>;
  /**
   * For unmatched words on one side. They cost more in the query than in the candidate: lists know more
   * names.
   */
  extra_query_cost: Record<NameKind, number>;
  extra_candidate_cost: Record<NameKind, number>;
  /**
   * The maximum weight of a given name that the list lacks, relative to the mean weight of the matching
   * words. If all other words match, it says little, however rare it is.
   */
  extra_given_name: number;
  /** The minimum weight of the matching words for that maximum: common names alone do not identify anyone. */
  extra_given_name_from: number;
  /**
   * Replaces the two costs above for names that only consist of Chinese or Korean syllables: an additional
   * syllable makes a different name.
   */
  extra_syllable_cost: number;
  /** The longest names, in words, that count as Chinese or Korean syllables only. */
  max_syllables: number;
  /**
   * Added if the syllables of a given name, father and son, or the first two of three names are swapped: a share of the
   * matching weight.
   */
  changed_order: number;
  /**
   * Names of persons whose matching words weigh less than this are common: their deficit to 100 is raised by
   * `common_cost`, in proportion.
   */
  common_weight: number;
  common_cost: number;
  /**
   * From 0 (not at all) to 1: how much the weight of a word read from Han characters is reduced for other
   * characters with the same reading.
   */
  shared_reading: number;
  /** Names in the same script lose the share of their differing characters, times this. */
  other_characters: number;
  /** When longer names share a single word. */
  lone_word_cost: Record<NameKind, number>;
  /** Multiplies the weight of a patronymic when the other name has none. */
  missing_patronymic: number;
  /** Multiplies the weight of a Chinese given name when the other record has only the Western one. */
  missing_syllables: number;
  /** Added when unmatched words exclude each other. */
  contradictions: Record<'number' | 'opposite' | 'patronymic' | 'initial' | 'generation' | 'field', number>;
  /**
   * Added if only one of two organisations has a number or a country: a fund and its successor, a parent and
   * a branch.
   */
  missing_number: number;
  missing_country: number;
  /** The maximum score of a weak alias without a confirming date or identifier: below the alert threshold. */
  weak_alias_cap: number;
}

export interface DateModel {
  same_day: number;
  same_month: number;
  /** The same year, or a year within a range. */
  same_span: number;
  day_and_month_swapped: number;
  /** One digit differs, or two adjacent digits are swapped. */
  slip_of_digits: number;
  /**
   * Points by the maximum number of days between two dates: lists and records often guess the year of birth.
   */
  gaps: ReadonlyArray<{ days: number; verdict: 'near' | 'conflict'; points: number }>;
  /** Points for dates further apart than the last of `gaps`. */
  apart: number;
}

export interface EvidenceModel {
  date: DateModel;
  nationality: AgreementPoints;
  country: AgreementPoints;
  gender: AgreementPoints;
  /**
   * Numbers of documents, registrations and ships. `unique`: an LEI or IMO number, which is unique worldwide.
   */
  identifier: AgreementPoints & { unique: number };
  /**
   * By the query's type and the listed type. People are not companies, but ships often bear their company's
   * name.
   */
  type_conflict: Record<ListedType, Partial<Record<ListedType, number>>>;
}

/** For the score that OFAC's own search would show. */
export interface OfacModel {
  /** Added before the decimals are cut off: 0.5 rounds to the nearest number, nearly 1 rounds up. */
  rounding: number;
}

/**
 * Every number that a score depends on. A match stores the version of its model, so that `replay` can score
 * it again after the model was superseded: a released model is never edited. Its properties keep their names:
 * `likeness` is similarity, and `least` a minimum.
 */
export interface ScreeningModel {
  version: string;
  weights: ClassWeights;
  likeness: SimilarityModel;
  name: NameModel;
  evidence: EvidenceModel;
  ofac: OfacModel;
}
