import type { ListedName } from '@/lib/domain/watchlists/schema';
import type { Alignment } from './align';
import { compareDates } from './dates';
import { evidenceBesideName, type Evidence } from './evidence';
import { explain, nameEvidence, type Explained } from './explain';
import type { ScreeningModel } from './model';
import type { NamePart } from './name-parts';
import { ofacScore } from './ofac-score';
import type { ScreenedEntity } from './record';
import {
  gravestFirst,
  type Match,
  type ReadWord,
  type ScreeningCategory,
  type ScreeningQuery,
} from './schema';
import type { NameScore } from './score';

/** An entity beside a query: the name of it that fits best, and how well. */
export interface Fit {
  entity: ScreenedEntity;
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
  evidence: readonly Evidence[];
}

export function weigh(query: ScreeningQuery, fit: Fit, model: ScreeningModel): WeighedFit {
  const evidence = [
    ...nameEvidence(fit.alignment, fit.score, fit.listedName.weak, model),
    ...evidenceBesideName(query, fit.entity, model),
  ];
  const sum = evidence.reduce((total, { points }) => total + points, 0);
  return { fit, evidence, sum, ...explain(evidence) };
}

/** What is told of a weighed fit that is worth telling. */
export function toMatch(query: ScreeningQuery, weighed: WeighedFit, model: ScreeningModel): Match {
  const { entity, list, listedName, alignment } = weighed.fit;
  return {
    match_score: weighed.match_score,
    primary_name: entity.primary_name,
    matched_name: listedName.name,
    category: gravest(entity.categories),
    categories: entity.categories,
    nationality: shownNationality(query, entity),
    date_of_birth: compareDates(query.date_of_birth, entity.dates_of_birth, model).listed,
    list,
    list_entry_id: entity.list_entry_id,
    explanation: weighed.explanation,
    model_version: model.version,
    ofac_score: ofacScore(query.name, listedName.name),
    score_without_date: scoreWithoutDate(weighed.evidence),
    words: { query: alignment.query.map(toReadWord), candidate: alignment.candidate.map(toReadWord) },
  };
}

/** The counterfactual of an analyst who doubts the date. */
export function scoreWithoutDate(evidence: readonly Evidence[]): number | null {
  const isDate = ({ feature, verdict }: Evidence) => feature === 'date_of_birth' && verdict !== 'missing';
  return evidence.some(isDate) ? explain(evidence.filter((piece) => !isDate(piece))).match_score : null;
}

function toReadWord({ text, rarity }: NamePart): ReadWord {
  return { text, rarity };
}

function gravest(categories: readonly ScreeningCategory[]): ScreeningCategory {
  return gravestFirst.find((category) => categories.includes(category)) ?? 'watchlist';
}

function shownNationality({ nationality }: ScreeningQuery, { nationalities }: ScreenedEntity): string | null {
  return nationalities.find((code) => code === nationality?.toUpperCase()) ?? nationalities[0] ?? null;
}
