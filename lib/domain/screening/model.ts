import type { NameKind, WordClass } from './normalisation/word-classes';
import type { ListedType } from './schema';
import { model as handSet } from './models/2026-11-21';
import { model as learned } from './models/2026-11-21-learned';

/** What evidence beside the name is worth, in points of the score. */
export interface AgreementPoints {
  agree: number;
  conflict: number;
}

/** How much a word says about whom it names, from 0 to 1. A name word weighs its rarity. */
export interface ClassWeights extends Record<Exclude<WordClass, 'name'>, number> {
  least_name: number;
  /** What is left of the weight of a word that many companies share. */
  generic: number;
  /** How rare the commonest names of the world are where no list is there to count on, from 0 to 1. */
  common_name: number;
}

/** How alike two words are, from 0 to 1. */
export interface LikenessModel {
  /** Likeness below this is chance. */
  least: number;
  initial: number;
  /** A slip on the first letter is rarer, and more often another name. */
  first_letter_factor: number;
  /** What words of one sound share at least, whatever their letters. */
  sound_share: number;
  /** What a slip takes from a word, in letters of it. */
  typo_cost: number;
  /** What is added to the letters of a word, so that a slip in a short one does not take too much. */
  typo_room: number;
  /** By how much several slips are worse than each alone: an exponent, 1 for no worse. */
  typo_power: number;
  /** One vowel in the place of another, in slips. */
  vowel_slip: number;
  /** A word of which a character was taken for one that looks alike. */
  misread: number;
  /** A word without some of its vowels, as scripts without vowels have it, if hardly a letter is left. */
  vowels: number;
  /** A word of which the end is missing, if hardly a letter is left; and the last of its name, where fields cut. */
  cut: number;
  cut_last: number;
  /** Bob for Robert; and one name as several languages have it. */
  nickname: number;
  /** The first letters of a company's words: PLA for People's Liberation Army. */
  acronym: number;
  least_joined: number;
  /** Two words as one are a little less than the same words. */
  joined_factor: number;
}

/** How the words that match and those that do not become the score of a name. */
export interface NameModel {
  /** Words left over on both sides contradict each other. Costs are in weights of words. */
  conflict_cost: Record<NameKind, number>;
  /** A word of the query that the list does not have counts more than the reverse: lists know more names. */
  extra_query_cost: Record<NameKind, number>;
  extra_candidate_cost: Record<NameKind, number>;
  /**
   * A given name that the list does not have says little against a person of whom it has all the rest: it weighs at
   * most so much of what a word that matches weighs on average, however rare it is.
   */
  extra_given_name: number;
  /** What it costs when a single word is all that two longer names share. */
  lone_word_cost: Record<NameKind, number>;
  /** The share of a patronymic's weight that counts where the other name has none. */
  missing_patronymic: number;
  /** What words that differ cost beside their weight where they cannot both be true of one name. */
  contradictions: Record<'number' | 'opposite' | 'patronymic' | 'initial', number>;
  /** A weak alias alone is no reason for an alert; with a date of birth it is. */
  weak_alias_cap: number;
}

export interface DateModel {
  same_day: number;
  same_month: number;
  /** The same year, or a year within a range. */
  same_span: number;
  day_and_month_swapped: number;
  /** One digit differs, or two next to each other changed places. */
  slip_of_digits: number;
  /** Lists guess at birth years, and so do records: what a gap of so many days at most is worth. */
  gaps: ReadonlyArray<{ days: number; verdict: 'near' | 'conflict'; points: number }>;
  /** What a gap beyond the last of `gaps` is worth. */
  apart: number;
}

export interface EvidenceModel {
  date: DateModel;
  nationality: AgreementPoints;
  country: AgreementPoints;
  gender: AgreementPoints;
  /** Numbers of documents, registrations and ships; `unique` is an LEI or an IMO number, which identifies alone. */
  identifier: AgreementPoints & { unique: number };
  /** People do not turn into companies; a company's name may well be the name of its ship. */
  type_conflict: Record<ListedType, Partial<Record<ListedType, number>>>;
}

/**
 * Every number that the score of a match depends on, as data: a match names the version that made it, and that
 * version can score it again after it was superseded. A model that shipped is never edited.
 */
export interface ScreeningModel {
  version: string;
  weights: ClassWeights;
  likeness: LikenessModel;
  name: NameModel;
  evidence: EvidenceModel;
}

/** All models that ever shipped, by their version, the oldest first. */
export const screeningModels: ReadonlyMap<string, ScreeningModel> = new Map(
  [handSet, learned].map((model) => [model.version, model]),
);

/** The model that new matches are made with. */
export const currentModel: ScreeningModel = learned;
