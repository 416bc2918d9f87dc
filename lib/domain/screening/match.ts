import {
  categoriesBySeverity,
  type ListedEntity,
  type ListedName,
  type Match,
  type MatchWord,
  type ScreeningQuery,
} from './schema';
import type { Alignment } from './scoring/align';
import { differenceAsWritten } from './scoring/as-written';
import { compareDates } from './scoring/dates';
import { secondaryEvidence, type EntityFacts, type Evidence } from './scoring/evidence';
import { explain, nameEvidence, type Explained } from './scoring/explain';
import type { ScreeningModel } from './model';
import type { NamePart } from './scoring/name-parts';
import { ofacScore } from './scoring/ofac-score';
import type { ScreeningCategory } from '@/lib/domain/words';
import { scoreAsWritten, type NameScore } from './scoring/score';

export type MatchedEntity = EntityFacts & Pick<ListedEntity, 'list_entry_id' | 'primary_name' | 'categories'>;

export interface Fit {
  entity: MatchedEntity;
  list: string;
  listedName: Pick<ListedName, 'name' | 'weak'>;
  /** The entity's names in Han, Hangul or Arabic: see `writtenNames`. */
  written: readonly string[];
  alignment: Alignment;
  /** For the words, whatever characters they were read from. */
  score: NameScore;
}

export interface WeighedFit extends Explained {
  fit: Fit;
  /** The sum of the evidence before it is clamped to 100: the tie-break between equal scores. */
  sum: number;
}

export function weigh(query: ScreeningQuery, fit: Fit, model: ScreeningModel): WeighedFit {
  const evidence = evidenceFor(query, fit, model);
  const sum = evidence.reduce((total, { points }) => total + points, 0);
  return { fit, sum, ...explain(evidence) };
}

export function toMatch(query: ScreeningQuery, weighed: WeighedFit, model: ScreeningModel): Match {
  const { entity, list, listedName, alignment } = weighed.fit;
  const date = compareDates(query.date_of_birth, entity.dates_of_birth, model);
  return {
    match_score: weighed.match_score,
    primary_name: entity.primary_name,
    matched_name: listedName.name,
    category: mostSevere(entity.categories),
    categories: entity.categories,
    nationality: shownNationality(query, entity),
    date_of_birth: date.listed,
    list,
    list_entry_id: entity.list_entry_id,
    explanation: weighed.explanation,
    model_version: model.version,
    ofac_score: ofacScore(query.name, listedName.name, model.ofac),
    score_without_date: date.verdict === 'missing' ? null : scoreWithoutDate(query, weighed.fit, model),
    words: matchWordsOf(alignment),
  };
}

function evidenceFor(query: ScreeningQuery, fit: Fit, model: ScreeningModel): Evidence[] {
  const { evidence, confirms } = secondaryEvidence(query, fit.entity, model);
  const isCapped = fit.listedName.weak && !confirms;
  const { alignment } = fit;
  const matched = alignment.candidate.map(({ text }) => text);
  const difference = differenceAsWritten(query.name, matched, fit.written);
  const score = scoreAsWritten(fit.score, difference, model);
  return [...nameEvidence(alignment, score, isCapped, model), ...evidence];
}

function scoreWithoutDate(query: ScreeningQuery, fit: Fit, model: ScreeningModel): number {
  return explain(evidenceFor({ ...query, date_of_birth: null }, fit, model)).match_score;
}

function matchWordsOf({ query, candidate }: Alignment): NonNullable<Match['words']> {
  const toMatchWord = ({ text, rarity }: NamePart): MatchWord => ({ text, rarity });
  const listed = new Set(candidate.map(({ text }) => text));
  return {
    query: query.map((part) => {
      const spellings = [...(part.spellings ?? [])].filter((text) => listed.has(text));
      return spellings.length === 0 ? toMatchWord(part) : { ...toMatchWord(part), spellings };
    }),
    candidate: candidate.map(toMatchWord),
  };
}

export function mostSevere(categories: readonly ScreeningCategory[]): ScreeningCategory {
  return categoriesBySeverity.find((category) => categories.includes(category)) ?? 'watchlist';
}

/** The query's nationality if the entity has it, otherwise the entity's first. */
export function shownNationality(
  { nationality }: ScreeningQuery,
  { nationalities }: Pick<ListedEntity, 'nationalities'>,
): string | null {
  return nationalities.find((code) => code === nationality?.toUpperCase()) ?? nationalities[0] ?? null;
}
