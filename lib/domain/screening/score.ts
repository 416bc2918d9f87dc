import type { Alignment } from './align';
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

/** A word of the query that the list does not have counts more than the reverse: lists know more names of a person. */
const unmatchedQueryCost = 0.8;
const unmatchedCandidateCost = 0.25;
/** Words left over on both sides contradict each other. */
const contradictionCost: Record<NameKind, number> = { person: 0.6, organisation: 0.2 };

/** A weak alias alone is no reason for an alert; with a date of birth it is. */
export const weakAliasCap = 74;

export function scoreName(
  { groups, unmatchedQuery, unmatchedCandidate }: Alignment,
  kind: NameKind,
): NameScore {
  const weight = groups.reduce((sum, group) => sum + group.weight, 0);
  if (weight === 0) return { score: 0, matched: 0, unmatched: 0 };
  const alike = groups.reduce((sum, group) => sum + group.weight * group.similarity, 0);
  const [query, candidate] = [weightOf(unmatchedQuery), weightOf(unmatchedCandidate)];
  const cost =
    unmatchedQueryCost * query +
    unmatchedCandidateCost * candidate +
    contradictionCost[kind] * Math.min(query, candidate);
  const matched = (100 * alike) / weight;
  const score = (100 * alike) / (weight + cost);
  return { score, matched, unmatched: score - matched };
}
