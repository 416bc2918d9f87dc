import { alignNames } from './scoring/align';
import { isFrequentName } from './scoring/frequent-names';
import { currentModel, type ScreeningModel } from './model';
import { toNamePart, type Rarity } from './scoring/name-parts';
import { readingsOf } from './normalisation/normalise';
import { defaultMatchThreshold } from './matcher';
import { ofacScore } from './scoring/ofac-score';
import type { ScreeningQuery } from './schema';
import { scoreName } from './scoring/score';
import type { NameKind } from './normalisation/word-classes';

export interface Comparison {
  /** 0 to 100, two decimals: what a search would score, were one name asked for and the other listed. */
  score: number;
  /** Whether the score, as it is told, reaches the default threshold. */
  match: boolean;
  /** 0 to 100: see `ofacScore`. */
  ofac_score: number;
}

/** Without a list to count on, all names are rare but the commonest of the world. */
const priorRarity =
  ({ weights }: ScreeningModel): Rarity =>
  (word) =>
    isFrequentName(word) ? weights.common_name : 1;

/** Compares a name that is asked for with one name, as a search compares it with each listed name. */
export function compareNames(
  asked: string,
  listed: string,
  entityType: ScreeningQuery['entity_type'],
  model: ScreeningModel = currentModel,
): Comparison {
  const exact = Math.max(...kindsOf(entityType).map((kind) => scoreAs(kind, asked, listed, model)));
  const score = Math.round(exact * 100) / 100;
  return {
    score,
    match: score >= defaultMatchThreshold,
    ofac_score: ofacScore(asked, listed),
  };
}

function kindsOf(entityType: ScreeningQuery['entity_type']): NameKind[] {
  if (entityType === 'any') return ['person', 'organisation'];
  return [entityType === 'person' ? 'person' : 'organisation'];
}

/** Of the readings of both names that fit best. */
function scoreAs(kind: NameKind, asked: string, listed: string, model: ScreeningModel): number {
  const rarity = priorRarity(model);
  const toReadings = (name: string) =>
    readingsOf(name).map((words) => words.map((word) => toNamePart(word, kind, rarity, model)));
  const candidates = toReadings(listed);
  const scores = toReadings(asked).flatMap((query) =>
    candidates.map((candidate) => scoreName(alignNames(query, candidate, model), kind, model).score),
  );
  return Math.max(...scores);
}
