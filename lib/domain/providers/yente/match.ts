import { z } from 'zod';
import { compareDates } from '@/lib/domain/screening/scoring/dates';
import { secondaryEvidence, type Evidence } from '@/lib/domain/screening/scoring/evidence';
import { explain } from '@/lib/domain/screening/scoring/explain';
import { mostSevere, shownNationality } from '@/lib/domain/screening/match';
import { currentModel } from '@/lib/domain/screening/models/known-models';
import { ofacScore } from '@/lib/domain/screening/scoring/ofac-score';
import type { ListedEntity, Match, ScreeningQuery } from '@/lib/domain/screening/schema';
import { FtmEntity, readFtmEntity } from '@/lib/domain/watchlists/formats/opensanctions/entity';
import type { YenteCatalog } from './catalog';

const Explanation = z.object({
  /** Usually 0 to 1. */
  score: z.number(),
  query: z.string().nullish(),
  candidate: z.string().nullish(),
});
type Explanation = z.infer<typeof Explanation>;

/** A result of `POST /match/{dataset}`: a FollowTheMoney entity with its score. */
export const YenteResult = FtmEntity.extend({
  /** Values that are nested entities are dropped. */
  properties: z.record(
    z.string(),
    z.array(z.unknown()).transform((values) => values.filter((value) => typeof value === 'string')),
  ),
  score: z.number().min(0).max(1),
  explanations: z.record(z.string(), Explanation).nullish(),
  /** Sent by versions without `explanations`. */
  features: z.record(z.string(), z.number()).nullish(),
});
export type YenteResult = z.infer<typeof YenteResult>;

/** Null for an entity that has no screening topic, or is of a kind without a name. */
export function toMatch(query: ScreeningQuery, result: YenteResult, catalog: YenteCatalog): Match | null {
  const entity = entryOf(result);
  if (!entity) return null;
  const features = mergedFeatures(result, catalog.weights);
  const comparedName = features.find(({ feature, candidate }) => feature === 'name' && candidate)?.candidate;
  const matchedName = comparedName ?? entity.primary_name;
  const evidence = evidenceOf(query, entity, features, 100 * result.score);
  return {
    ...explain(evidence),
    primary_name: entity.primary_name,
    matched_name: matchedName,
    category: mostSevere(entity.categories),
    categories: entity.categories,
    nationality: shownNationality(query, entity),
    date_of_birth: compareDates(query.date_of_birth, entity.dates_of_birth, currentModel).listed,
    list: catalog.list.name,
    list_entry_id: entity.list_entry_id,
    model_version: `yente ${catalog.algorithm}`,
    ofac_score: ofacScore(query.name, matchedName, currentModel.ofac),
    score_without_date: scoreWithoutDate(evidence),
  };
}

/** Null where `toMatch` is. */
export function entryOf(result: YenteResult): ListedEntity | null {
  const entity = readFtmEntity(result);
  return entity && !('fault' in entity) ? entity : null;
}

interface MergedFeature extends Omit<Evidence, 'points'> {
  /** Scores times weights, −100 to 100. `scaleToScore` turns it into points. */
  weighted: number;
}

/**
 * Probity's fields by words in yente's feature names: `name_match`, `dob_year_disjoint`, `country_mismatch`.
 */
const fieldPatterns: readonly (readonly [pattern: RegExp, feature: string])[] = [
  [/weak_alias/, 'weak alias'],
  [/name|soundex|metaphone|levenshtein|fingerprint/, 'name'],
  [/dob|birth/, 'date_of_birth'],
  [/nationality/, 'nationality'],
  [/country|countries|jurisdiction/, 'country'],
];

/** Features that count against a match, recognised by name where yente does not publish a weight. */
const negativeFeature = /mismatch|disjoint|different/;

function mergedFeatures(result: YenteResult, weights: YenteCatalog['weights']): MergedFeature[] {
  const merged = new Map<string, MergedFeature>();
  for (const [name, { score, query, candidate }] of Object.entries(explanationsOf(result))) {
    const feature = fieldPatterns.find(([pattern]) => pattern.test(name))?.[1] ?? name.replaceAll('_', ' ');
    const before = merged.get(feature);
    const weight = weights[name] ?? (negativeFeature.test(name) ? -1 : 1);
    const weighted = (before?.weighted ?? 0) + 100 * score * weight;
    const isFull = score >= 1 || before?.verdict === 'agree';
    merged.set(feature, {
      feature,
      query: before?.query ?? query ?? null,
      candidate: before?.candidate ?? candidate ?? null,
      verdict: weighted < 0 ? 'conflict' : isFull ? 'agree' : 'near',
      weighted,
    });
  }
  return [...merged.values()].filter(({ weighted }) => weighted !== 0);
}

function explanationsOf({ explanations, features }: YenteResult): Record<string, Explanation> {
  if (explanations) return explanations;
  return Object.fromEntries(Object.entries(features ?? {}).map(([name, score]) => [name, { score }]));
}

function scoreWithoutDate(evidence: readonly Evidence[]): number | null {
  const isDate = ({ feature, verdict }: Evidence) => feature === 'date_of_birth' && verdict !== 'missing';
  return evidence.some(isDate) ? explain(evidence.filter((piece) => !isDate(piece))).match_score : null;
}

/**
 * Yente's features, plus the fields that it does not report with 0 points, because the console compares
 * records field by field. Sorted by points, so that the running sum stays within 0 and 100.
 */
function evidenceOf(
  query: ScreeningQuery,
  entity: ListedEntity,
  features: readonly MergedFeature[],
  score: number,
): Evidence[] {
  const compared: Omit<Evidence, 'points'>[] = [
    { feature: 'name', query: query.name, candidate: entity.primary_name, verdict: 'near' },
    ...secondaryEvidence(query, entity, currentModel).evidence,
  ];
  const reported = scaleToScore(score, withPositiveFeature(features, score)).map((evidence) => {
    const values = compared.find(({ feature }) => feature === evidence.feature);
    return {
      ...evidence,
      query: evidence.query ?? values?.query ?? null,
      candidate: evidence.candidate ?? values?.candidate ?? null,
    };
  });
  const unreported = compared
    .filter(({ feature }) => feature !== 'name' && !reported.some((each) => each.feature === feature))
    .map((evidence) => ({ ...evidence, points: 0 }));
  return [...reported, ...unreported].sort((a, b) => b.points - a.points);
}

/** Without a positive feature the score could not be explained, so it is attributed to the name. */
function withPositiveFeature(features: readonly MergedFeature[], score: number): readonly MergedFeature[] {
  if (features.some(({ weighted }) => weighted > 0)) return features;
  return [{ feature: 'name', query: null, candidate: null, verdict: 'near', weighted: score }, ...features];
}

/**
 * Points that add up to the score. Yente counts only the highest positive feature and subtracts the negative
 * ones; here all positive features share the points of the highest one.
 */
function scaleToScore(score: number, features: readonly MergedFeature[]): Evidence[] {
  const sum = (sign: 1 | -1) =>
    features.reduce((total, { weighted }) => total + Math.max(0, sign * weighted), 0);
  const [positive, negative] = [sum(1), sum(-1)];
  const gained = Math.min(100, score + negative);
  return features.map(({ weighted, ...feature }) => ({
    ...feature,
    points: weighted > 0 ? (weighted * gained) / positive : (weighted * (gained - score)) / negative,
  }));
}
