import { z } from 'zod';
import { compareDates } from '@/lib/domain/screening/scoring/dates';
import { secondaryEvidence, type Evidence } from '@/lib/domain/screening/scoring/evidence';
import { explain } from '@/lib/domain/screening/scoring/explain';
import { mostSevere, shownNationality } from '@/lib/domain/screening/match';
import { currentModel } from '@/lib/domain/screening/model';
import { ofacScore } from '@/lib/domain/screening/scoring/ofac-score';
import type { ListedEntity, Match, ScreeningQuery } from '@/lib/domain/screening/schema';
import { FtmEntity, readFtmEntity } from '@/lib/domain/watchlists/parse-opensanctions-entity';
import type { YenteCatalog } from './yente-catalog';

const Explanation = z.object({
  /** 0 to 1, mostly. */
  score: z.number(),
  query: z.string().nullish(),
  candidate: z.string().nullish(),
});
type Explanation = z.infer<typeof Explanation>;

/** One result of `POST /match/{dataset}`: a FollowTheMoney entity with its score. */
export const YenteResult = FtmEntity.extend({
  /** Entities may be nested among the values; they are not read. */
  properties: z.record(
    z.string(),
    z.array(z.unknown()).transform((values) => values.filter((value) => typeof value === 'string')),
  ),
  score: z.number().min(0).max(1),
  explanations: z.record(z.string(), Explanation).nullish(),
  /** The scores alone, as versions before `explanations` tell them. */
  features: z.record(z.string(), z.number()).nullish(),
});
export type YenteResult = z.infer<typeof YenteResult>;

/**
 * A result in the form of our own matches. Null for an entity that is there beside the listed ones: it has no topic
 * that is a reason to screen, or is nothing that has a name.
 */
export function toMatch(query: ScreeningQuery, result: YenteResult, catalog: YenteCatalog): Match | null {
  const entity = readFtmEntity(result);
  if (!entity || 'fault' in entity) return null;
  const found = foundFeatures(result, catalog.weights);
  const compared = found.find(({ feature, candidate }) => feature === 'name' && candidate)?.candidate;
  const matchedName = compared ?? entity.primary_name;
  const evidence = evidenceOf(query, entity, found, 100 * result.score);
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
    ofac_score: ofacScore(query.name, matchedName),
    score_without_date: scoreWithoutDate(evidence),
  };
}

/** What yente found, in our words. */
interface FoundFeature extends Omit<Evidence, 'points'> {
  /** Its scores by their weights, −100 to 100. What it adds to the whole is for `scaledTo` to say. */
  worth: number;
}

/** By the words in yente's names of its features: `name_match`, `dob_year_disjoint`, `country_mismatch`. */
const ourWords: readonly (readonly [words: RegExp, feature: string])[] = [
  [/weak_alias/, 'weak alias'],
  [/name|soundex|metaphone|levenshtein|fingerprint/, 'name'],
  [/dob|birth/, 'date_of_birth'],
  [/nationality/, 'nationality'],
  [/country|countries|jurisdiction/, 'country'],
];

/** How yente names what speaks against a match: that tells its sign where its weight is not told. */
const speaksAgainst = /mismatch|disjoint|different/;

/** Features that mean the same field are one. */
function foundFeatures(result: YenteResult, weights: YenteCatalog['weights']): FoundFeature[] {
  const found = new Map<string, FoundFeature>();
  for (const [name, { score, query, candidate }] of Object.entries(explanationsOf(result))) {
    const feature = ourWords.find(([words]) => words.test(name))?.[1] ?? name.replaceAll('_', ' ');
    const before = found.get(feature);
    const worth = (before?.worth ?? 0) + 100 * score * (weights[name] ?? (speaksAgainst.test(name) ? -1 : 1));
    const isFull = score >= 1 || before?.verdict === 'agree';
    found.set(feature, {
      feature,
      query: before?.query ?? query ?? null,
      candidate: before?.candidate ?? candidate ?? null,
      verdict: worth < 0 ? 'conflict' : isFull ? 'agree' : 'near',
      worth,
    });
  }
  return [...found.values()].filter(({ worth }) => worth !== 0);
}

function explanationsOf({ explanations, features }: YenteResult): Record<string, Explanation> {
  if (explanations) return explanations;
  return Object.fromEntries(Object.entries(features ?? {}).map(([name, score]) => [name, { score }]));
}

/** The counterfactual of an analyst who doubts the date. */
function scoreWithoutDate(evidence: readonly Evidence[]): number | null {
  const isDate = ({ feature, verdict }: Evidence) => feature === 'date_of_birth' && verdict !== 'missing';
  return evidence.some(isDate) ? explain(evidence.filter((piece) => !isDate(piece))).match_score : null;
}

/**
 * What yente found, and the fields that it says nothing of, at no points: the console compares records field by
 * field. What speaks for the match comes first, so that the sum stays within 0 and 100 on its way to the score.
 */
function evidenceOf(
  query: ScreeningQuery,
  entity: ListedEntity,
  found: readonly FoundFeature[],
  score: number,
): Evidence[] {
  const nameAlone = { feature: 'name', query: null, candidate: null, verdict: 'near', worth: score } as const;
  const compared: Omit<Evidence, 'points'>[] = [
    { feature: 'name', query: query.name, candidate: entity.primary_name, verdict: 'near' },
    ...secondaryEvidence(query, entity, currentModel).evidence,
  ];
  const told = scaledTo(score, found.some(({ worth }) => worth > 0) ? found : [nameAlone, ...found]).map(
    (evidence) => {
      const ours = compared.find(({ feature }) => feature === evidence.feature);
      return {
        ...evidence,
        query: evidence.query ?? ours?.query ?? null,
        candidate: evidence.candidate ?? ours?.candidate ?? null,
      };
    },
  );
  const untold = compared
    .filter(({ feature }) => feature !== 'name' && !told.some((each) => each.feature === feature))
    .map((evidence) => ({ ...evidence, points: 0 }));
  return [...told, ...untold].sort((a, b) => b.points - a.points);
}

/**
 * Points that add up to the score. What speaks against a match is taken off by yente as it is; of what speaks for it
 * the greatest alone counts there, and here all of it shares what that comes to.
 */
function scaledTo(score: number, found: readonly FoundFeature[]): Evidence[] {
  const sum = (sign: 1 | -1) => found.reduce((total, { worth }) => total + Math.max(0, sign * worth), 0);
  const [speaksFor, against] = [sum(1), sum(-1)];
  const height = Math.min(100, score + against);
  return found.map(({ worth, ...feature }) => ({
    ...feature,
    points: worth > 0 ? (worth * height) / speaksFor : (worth * (height - score)) / against,
  }));
}
