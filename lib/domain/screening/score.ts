import type { Alignment } from './align';
import type { ScreeningModel } from './model';
import { weightOf } from './name-parts';
import type { NameKind } from './words';

/** How well two names fit, in points of 0 to 100. */
export interface NameScore {
  score: number;
  /** What the words that match would score alone. */
  matched: number;
  /** What the words without a match take away: 0 or less. */
  unmatched: number;
}

export function scoreName(
  { groups, unmatchedQuery, unmatchedCandidate }: Alignment,
  kind: NameKind,
  { name: model }: ScreeningModel,
): NameScore {
  const weight = groups.reduce((sum, group) => sum + group.weight, 0);
  if (weight === 0) return { score: 0, matched: 0, unmatched: 0 };
  const alike = groups.reduce((sum, group) => sum + group.weight * group.similarity, 0);
  const [query, candidate] = [weightOf(unmatchedQuery), weightOf(unmatchedCandidate)];
  const cost =
    model.unmatched_query_cost * query +
    model.unmatched_candidate_cost * candidate +
    model.contradiction_cost[kind] * Math.min(query, candidate);
  const matched = (100 * alike) / weight;
  const score = (100 * alike) / (weight + cost);
  return { score, matched, unmatched: score - matched };
}
