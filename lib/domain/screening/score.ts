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
export const unmatchedQueryCost = 0.8;
const unmatchedCandidateCost = 0.25;
/** Words left over on both sides contradict each other. */
const contradictionCost: Record<NameKind, number> = { person: 0.6, organisation: 0.2 };

/** A weak alias alone is no reason for an alert; with a date of birth it is. */
export const weakAliasCap = 74;

/** What of two names stands for each other, and what is left of each. All are sums of weights. */
interface WeighedName {
  /** Of the words that match, and the same with each as much as it is alike. */
  weight: number;
  alike: number;
  /** Of the words without a match. */
  query: number;
  candidate: number;
}

export function scoreName(
  { groups, unmatchedQuery, unmatchedCandidate }: Alignment,
  kind: NameKind,
): NameScore {
  const weight = groups.reduce((sum, group) => sum + group.weight, 0);
  if (weight === 0) return { score: 0, matched: 0, unmatched: 0 };
  const alike = groups.reduce((sum, group) => sum + group.weight * group.similarity, 0);
  const matched = (100 * alike) / weight;
  const score = scoreOf(
    { weight, alike, query: weightOf(unmatchedQuery), candidate: weightOf(unmatchedCandidate) },
    kind,
  );
  return { score, matched, unmatched: score - matched };
}

/** 0 to 100. */
export function scoreOf({ weight, alike, query, candidate }: WeighedName, kind: NameKind): number {
  if (weight === 0) return 0;
  const cost =
    unmatchedQueryCost * query +
    unmatchedCandidateCost * candidate +
    contradictionCost[kind] * Math.min(query, candidate);
  return (100 * alike) / (weight + cost);
}
