import type { Alignment } from './align';
import type { ScreeningModel } from '../model';
import { weightOf, type NamePart } from './name-parts';
import { areOpposite } from '../normalisation/antonyms';
import type { NameKind } from '../normalisation/word-classes';

/** How well two names fit, in points of 0 to 100. */
export interface NameScore {
  score: number;
  /** What the words that match would score alone. */
  matched: number;
  /** What the words without a match take away: 0 or less. */
  unmatched: number;
}

/** What of two names stands for each other, and what is left of each. All are sums of weights. */
export interface WeighedName {
  /** Of the words that match, and the same with each as much as it is alike. */
  weight: number;
  alike: number;
  /** Of the words without a match. */
  query: number;
  candidate: number;
}

/** Who is listed with fewer names may be anybody of them. */
const leastFullName = 2;
/** More than these are another name, not a longer one. */
const mostGivenNames = 2;

export function scoreName(alignment: Alignment, kind: NameKind, model: ScreeningModel): NameScore {
  const { groups, unmatchedQuery, unmatchedCandidate } = alignment;
  const weight = groups.reduce((sum, group) => sum + group.weight, 0);
  if (weight === 0) return { score: 0, matched: 0, unmatched: 0 };
  const alike = groups.reduce((sum, group) => sum + group.weight * group.similarity, 0);
  const matched = (100 * alike) / weight;
  if (unmatchedQuery.length + unmatchedCandidate.length === 0)
    return { score: matched, matched, unmatched: 0 };
  const query = extraWeight(alignment, kind, model);
  const candidate = weightOf(unmatchedCandidate) - sparedWeight(unmatchedCandidate, unmatchedQuery, model);
  const cost =
    costOf({ query, candidate }, kind, model) +
    contradictions(unmatchedQuery, unmatchedCandidate, model) +
    (isLoneWord(alignment) ? model.name.lone_word_cost[kind] : 0);
  const score = (100 * alike) / (weight + cost);
  return { score, matched, unmatched: score - matched };
}

/**
 * 0 to 100: the score of a name as far as sums of weights tell it. Contradictions between single words only take away,
 * and given names that may be extra are weighed as if they were.
 */
export function scoreOf(weighed: WeighedName, kind: NameKind, model: ScreeningModel): number {
  const { weight, alike, query, candidate } = weighed;
  const mayBeExtra = kind === 'person' && candidate < model.weights.least_name;
  const mostExtra = (model.name.extra_given_name * weight * mostGivenNames) / leastFullName;
  const least = { candidate, query: mayBeExtra ? Math.min(query, mostExtra) : query };
  return weight === 0 ? 0 : (100 * alike) / (weight + costOf(least, kind, model));
}

/** What words without a match cost, as weight: those of both names contradict each other, and the rest is missing. */
function costOf(
  { query, candidate }: Pick<WeighedName, 'query' | 'candidate'>,
  kind: NameKind,
  { name }: ScreeningModel,
): number {
  const conflicting = Math.min(query, candidate);
  return (
    name.conflict_cost[kind] * conflicting +
    name.extra_query_cost[kind] * (query - conflicting) +
    name.extra_candidate_cost[kind] * (candidate - conflicting)
  );
}

/** Of the words of the query that the list does not have. */
function extraWeight(alignment: Alignment, kind: NameKind, model: ScreeningModel): number {
  const { unmatchedQuery, unmatchedCandidate } = alignment;
  const weight = weightOf(unmatchedQuery) - sparedWeight(unmatchedQuery, unmatchedCandidate, model);
  const isMiddleName = kind === 'person' && unmatchedQuery.filter(isName).length <= mostGivenNames;
  if (!isMiddleName || unmatchedCandidate.some(tellsApart)) return weight;
  const names = alignment.groups.flatMap(({ candidate }) => candidate).filter(isName);
  if (names.length < leastFullName) return weight;
  const most = (model.name.extra_given_name * weightOf(names)) / names.length;
  return unmatchedQuery.filter(isName).reduce((sum, name) => sum - Math.max(0, name.weight - most), weight);
}

/** A patronymic that only one of the names holds says little: lists and records leave it out. */
function sparedWeight(
  unmatched: readonly NamePart[],
  others: readonly NamePart[],
  { name }: ScreeningModel,
): number {
  const patronymics = unmatched.filter(isPatronymic);
  if (patronymics.length === 0 || others.some(isPatronymic)) return 0;
  return (1 - name.missing_patronymic) * weightOf(patronymics);
}

/** What words cost that cannot both be true of one name: numbers, opposites, patronymics, an initial and a name. */
function contradictions(
  query: readonly NamePart[],
  candidate: readonly NamePart[],
  { name }: ScreeningModel,
): number {
  if (query.length === 0 || candidate.length === 0) return 0;
  const inBoth = (holds: (part: NamePart) => boolean) => query.some(holds) && candidate.some(holds);
  let cost = 0;
  if (inBoth(isNumber)) cost += name.contradictions.number;
  if (query.some((a) => candidate.some((b) => areOpposite(a.side, b.side))))
    cost += name.contradictions.opposite;
  if (inBoth(isPatronymic)) cost += name.contradictions.patronymic;
  if (query.some(isInitial) || candidate.some(isInitial)) cost += name.contradictions.initial;
  return cost;
}

/** One word of a name, be it a rare one, is less than half of what names say. */
function isLoneWord({ groups, unmatchedQuery, unmatchedCandidate }: Alignment): boolean {
  return (
    groups.filter(({ query }) => query.some(isName)).length <= 1 &&
    (unmatchedQuery.some(isName) || unmatchedCandidate.some(isName))
  );
}

const tellsApart = ({ wordClass }: NamePart) => wordClass !== 'particle' && wordClass !== 'title';
const isName = ({ wordClass }: NamePart) => wordClass === 'name';
const isNumber = ({ wordClass }: NamePart) => wordClass === 'number';
const isPatronymic = ({ wordClass }: NamePart) => wordClass === 'patronymic';
const isInitial = ({ wordClass }: NamePart) => wordClass === 'initial';
