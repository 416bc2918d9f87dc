import { hundredths } from '@/lib/platform/hundredths';
import { alignNames } from './scoring/align';
import { differenceOf } from './scoring/as-written';
import { isFrequentName } from './scoring/frequent-names';
import { currentModel } from './models/known-models';
import type { ScreeningModel } from './model';
import { asRead, toNamePart, type RarityOf } from './scoring/name-parts';
import { readingsOf } from './normalisation/normalise';
import { readScriptOf } from './normalisation/scripts';
import { defaultMatchThreshold } from './matcher';
import { ofacScore } from './scoring/ofac-score';
import type { ScreeningQuery } from './schema';
import { scoreAsWritten, scoreName } from './scoring/score';
import type { NameKind } from './normalisation/word-classes';

export interface Comparison {
  /** 0 to 100, two decimals: the name score of a search, except that rarity is not counted on lists. */
  score: number;
  match: boolean;
  /** 0 to 100: see `ofacScore`. */
  ofac_score: number;
}

/** Rarity without lists to count on: only the world's most common names are not rare. */
const priorRarity =
  ({ weights }: ScreeningModel): RarityOf =>
  (word) =>
    isFrequentName(word) ? weights.common_name : 1;

export function compareNames(
  queryName: string,
  listedName: string,
  entityType: ScreeningQuery['entity_type'],
  model: ScreeningModel = currentModel,
): Comparison {
  const exact = Math.max(...kindsOf(entityType).map((kind) => scoreAs(kind, queryName, listedName, model)));
  const score = hundredths(exact);
  return {
    score,
    match: score >= defaultMatchThreshold,
    ofac_score: ofacScore(queryName, listedName, model.ofac),
  };
}

function kindsOf(entityType: ScreeningQuery['entity_type']): NameKind[] {
  if (entityType === 'any') return ['person', 'organisation'];
  return [entityType === 'person' ? 'person' : 'organisation'];
}

function scoreAs(kind: NameKind, queryName: string, listedName: string, model: ScreeningModel): number {
  const rarity = priorRarity(model);
  const toReadings = (name: string) =>
    readingsOf(name).map((words) => words.map((word) => toNamePart(word, kind, rarity, model)));
  const candidates = toReadings(listedName);
  const script = readScriptOf(queryName);
  const scores = toReadings(queryName).flatMap((words) => {
    const query = asRead(words, script);
    return candidates.map((candidate) => scoreName(alignNames(query, candidate, model), kind, model));
  });
  const difference = differenceOf(queryName, listedName);
  return Math.max(...scores.map((score) => scoreAsWritten(score, difference, model).score));
}
