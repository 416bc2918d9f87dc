import {
  gravestFirst,
  type ListedEntity,
  type ListedName,
  type Match,
  type ReadWord,
  type ScreeningQuery,
} from './schema';
import type { Alignment } from './scoring/align';
import { compareDates } from './scoring/dates';
import { evidenceBesideName, type EntityFacts, type Evidence } from './scoring/evidence';
import { explain, nameEvidence, type Explained } from './scoring/explain';
import type { ScreeningModel } from './model';
import type { NamePart } from './scoring/name-parts';
import { ofacScore } from './scoring/ofac-score';
import type { ScreeningCategory } from '@/lib/domain/words';
import type { NameScore } from './scoring/score';

/** A listed entity as a match shows it. */
export type MatchedEntity = EntityFacts & Pick<ListedEntity, 'list_entry_id' | 'primary_name' | 'categories'>;

/** An entity beside a query: the name of it that fits best, and how well. */
export interface Fit {
  entity: MatchedEntity;
  list: string;
  listedName: Pick<ListedName, 'name' | 'weak'>;
  alignment: Alignment;
  score: NameScore;
}

/** A fit with all that speaks for and against it. */
export interface WeighedFit extends Explained {
  fit: Fit;
  /** Tells apart matches of the same score: the sum before it is kept within 100. */
  sum: number;
}

export function weigh(query: ScreeningQuery, fit: Fit, model: ScreeningModel): WeighedFit {
  const evidence = evidenceFor(query, fit, model);
  const sum = evidence.reduce((total, { points }) => total + points, 0);
  return { fit, sum, ...explain(evidence) };
}

/** What is told of a weighed fit that is worth telling. */
export function toMatch(query: ScreeningQuery, weighed: WeighedFit, model: ScreeningModel): Match {
  const { entity, list, listedName, alignment } = weighed.fit;
  const date = compareDates(query.date_of_birth, entity.dates_of_birth, model);
  return {
    match_score: weighed.match_score,
    primary_name: entity.primary_name,
    matched_name: listedName.name,
    category: gravest(entity.categories),
    categories: entity.categories,
    nationality: shownNationality(query, entity),
    date_of_birth: date.listed,
    list,
    list_entry_id: entity.list_entry_id,
    explanation: weighed.explanation,
    model_version: model.version,
    ofac_score: ofacScore(query.name, listedName.name),
    score_without_date: date.verdict === 'missing' ? null : scoreWithoutDate(query, weighed.fit, model),
    words: { query: alignment.query.map(toReadWord), candidate: alignment.candidate.map(toReadWord) },
  };
}

function evidenceFor(query: ScreeningQuery, fit: Fit, model: ScreeningModel): Evidence[] {
  const { evidence, confirms } = evidenceBesideName(query, fit.entity, model);
  const isCapped = fit.listedName.weak && !confirms;
  return [...nameEvidence(fit.alignment, fit.score, isCapped, model), ...evidence];
}

/** The counterfactual of an analyst who doubts the date. */
function scoreWithoutDate(query: ScreeningQuery, fit: Fit, model: ScreeningModel): number {
  return explain(evidenceFor({ ...query, date_of_birth: null }, fit, model)).match_score;
}

function toReadWord({ text, rarity }: NamePart): ReadWord {
  return { text, rarity };
}

/** Which of an entity's categories a match shows. */
export function gravest(categories: readonly ScreeningCategory[]): ScreeningCategory {
  return gravestFirst.find((category) => categories.includes(category)) ?? 'watchlist';
}

/** Which of an entity's nationalities a match shows: the one that was asked for, where it is among them. */
export function shownNationality(
  { nationality }: ScreeningQuery,
  { nationalities }: Pick<ListedEntity, 'nationalities'>,
): string | null {
  return nationalities.find((code) => code === nationality?.toUpperCase()) ?? nationalities[0] ?? null;
}
