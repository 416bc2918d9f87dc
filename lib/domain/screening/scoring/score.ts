import type { AlignedGroup, Alignment } from './align';
import { weightOf, type NamePart } from './name-parts';
import type { NameModel, ScreeningModel } from '../model';
import { areAntonyms } from '../normalisation/antonyms';
import { isFiller } from '../normalisation/business-words';
import { shareKnownOf } from '../normalisation/homophones';
import type { NameKind } from '../normalisation/word-classes';
import { namesOfFathers } from './fathers-names';
import { missingSyllables } from './missing-syllables';
import { withoutRedundant } from './redundant-words';
import { hasChangedOrder, isOfSyllables } from './word-order';

/** In points: 0 to 100. */
export interface NameScore {
  score: number;
  matched: number;
  /** 0 or less, like the values below. */
  unmatched: number;
  /** For words whose order makes a different name. */
  order: number;
  /** For common words that only agree in part. */
  common: number;
  /** For names with the same reading and different characters. */
  written: number;
}

interface UnmatchedWeights {
  query: number;
  candidate: number;
}

export interface NameWeights extends UnmatchedWeights {
  matched: number;
  /** Sum of the matched words, each times its similarity. */
  similar: number;
}

/** With fewer listed names, a match is too unspecific to discount further given names. */
const minFullName = 2;
/** More unmatched given names than this make a different name, not a longer one. */
const maxGivenNames = 2;

export function scoreName(whole: Alignment, kind: NameKind, model: ScreeningModel): NameScore {
  const alignment = kind === 'organisation' ? withoutRedundant(whole) : whole;
  const { groups, unmatchedQuery, unmatchedCandidate } = alignment;
  const weight = groups.reduce((sum, group) => sum + group.weight, 0);
  if (weight === 0) return { score: 0, matched: 0, unmatched: 0, order: 0, common: 0, written: 0 };
  const similar = groups.reduce((sum, group) => sum + group.weight * group.similarity, 0);
  const matched = (100 * similar) / weight;
  const cost =
    unmatchedQuery.length + unmatchedCandidate.length === 0 ? 0 : costOfUnmatched(alignment, kind, model);
  const withUnmatched = (100 * similar) / (weight + cost);
  const inOrder = (100 * similar) / (weight + cost + orderCost(alignment, weight, model));
  const score = kind === 'person' ? scoreOfCommon(inOrder, groups, model.name) : inOrder;
  return {
    score,
    matched,
    unmatched: withUnmatched - matched,
    order: inOrder - withUnmatched,
    common: score - inOrder,
    written: 0,
  };
}

/** @param difference see `differenceAsWritten` */
export function scoreAsWritten(score: NameScore, difference: number, { name }: ScreeningModel): NameScore {
  const most = 100 * (1 - Math.min(1, name.other_characters * difference));
  const written = Math.min(0, most - score.score);
  return written === 0 ? score : { ...score, score: score.score + written, written };
}

function costOfUnmatched(alignment: Alignment, kind: NameKind, model: ScreeningModel): number {
  const { unmatchedQuery, unmatchedCandidate } = alignment;
  const query = unmatchedQueryWeight(alignment, kind, model);
  const candidate =
    weightOf(unmatchedCandidate) -
    patronymicDiscount(alignment, 'candidate', model) -
    syllablesDiscount(alignment, 'unmatchedCandidate', kind, model);
  return (
    unmatchedCost(alignment, { query, candidate }, kind, model) +
    contradictionCost(unmatchedQuery, unmatchedCandidate, kind, model) +
    (matchesSingleWord(alignment) ? model.name.lone_word_cost[kind] : 0)
  );
}

function orderCost(alignment: Alignment, weight: number, { name }: ScreeningModel): number {
  return hasChangedOrder(alignment, name) ? name.changed_order * weight : 0;
}

/** Common names are shared by many people, so more of a common name must agree. */
function scoreOfCommon(score: number, groups: readonly AlignedGroup[], model: NameModel): number {
  const { common_weight, common_cost } = model;
  const enough = common_weight * Math.min(1, groups.length / minFullName);
  const weight = groups.reduce((sum, group) => sum + group.weight * shareKnown(group, model), 0);
  return weight >= enough ? score : Math.max(0, score - common_cost * (1 - weight / enough) * (100 - score));
}

/** Less than 1 for words read from Han characters, because other characters have the same reading. */
function shareKnown({ query }: AlignedGroup, { shared_reading }: NameModel): number {
  if (query[0]?.readFrom !== 'han') return 1;
  const known = query.reduce((product, { text }) => product * shareKnownOf(text), 1);
  return 1 - shared_reading * (1 - known);
}

/**
 * An upper bound of `scoreName`, 0 to 100, from sums of weights: contradictions, which only deduct, are
 * ignored, and the discount for extra given names is granted whenever it is possible.
 */
export function scoreFromWeights(weights: NameWeights, kind: NameKind, model: ScreeningModel): number {
  const { matched, similar, query, candidate } = weights;
  const mayBeExtra = kind === 'person' && candidate < model.weights.least_name;
  const maxExtra = (model.name.extra_given_name * matched * maxGivenNames) / minFullName;
  const unmatched = { candidate, query: mayBeExtra ? Math.min(query, maxExtra) : query };
  return matched === 0 ? 0 : (100 * similar) / (matched + costOf(unmatched, kind, model));
}

function unmatchedCost(
  { query, candidate, unmatchedQuery, unmatchedCandidate }: Alignment,
  weights: UnmatchedWeights,
  kind: NameKind,
  model: ScreeningModel,
): number {
  const { extra_syllable_cost } = model.name;
  const isSyllabic = isOfSyllables(query, model.name) && isOfSyllables(candidate, model.name);
  if (!isSyllabic || (unmatchedQuery.length > 0 && unmatchedCandidate.length > 0))
    return costOf(weights, kind, model);
  const extra = [...unmatchedQuery, ...unmatchedCandidate].filter(({ wordClass }) => wordClass !== 'title');
  return (
    extra_syllable_cost * extra.reduce((sum, { weight }) => sum + Math.max(weight, model.weights.number), 0)
  );
}

/**
 * Unmatched words on both sides conflict up to the lighter side; the rest is merely missing from the other
 * name.
 */
function costOf({ query, candidate }: UnmatchedWeights, kind: NameKind, { name }: ScreeningModel): number {
  const conflicting = Math.min(query, candidate);
  return (
    name.conflict_cost[kind] * conflicting +
    name.extra_query_cost[kind] * (query - conflicting) +
    name.extra_candidate_cost[kind] * (candidate - conflicting)
  );
}

/** Limits the weight of given names that a fully listed name lacks. */
function unmatchedQueryWeight(alignment: Alignment, kind: NameKind, model: ScreeningModel): number {
  const { unmatchedQuery, unmatchedCandidate } = alignment;
  const syllables = syllablesDiscount(alignment, 'unmatchedQuery', kind, model);
  if (syllables > 0) return weightOf(unmatchedQuery) - syllables;
  const weight = weightOf(unmatchedQuery) - patronymicDiscount(alignment, 'query', model);
  const mayBeGivenNames = kind === 'person' && unmatchedQuery.filter(isName).length <= maxGivenNames;
  if (!mayBeGivenNames || unmatchedCandidate.some(isDistinctive)) return weight;
  const names = alignment.groups.flatMap(({ candidate }) => candidate).filter(isName);
  const known = weightOf(names);
  if (names.length < minFullName || known < model.name.extra_given_name_from) return weight;
  const max = (model.name.extra_given_name * known) / names.length;
  return unmatchedQuery.filter(isName).reduce((sum, name) => sum - Math.max(0, name.weight - max), weight);
}

/** A patronymic in only one of the names says little, because lists and records often leave it out. */
function patronymicDiscount(
  alignment: Alignment,
  side: 'query' | 'candidate',
  { name }: ScreeningModel,
): number {
  const [query, candidate] = [fathersIn(alignment, 'query'), fathersIn(alignment, 'candidate')];
  const [own, others] = side === 'query' ? [query, candidate] : [candidate, query];
  return own.length === 0 || others.length > 0 ? 0 : (1 - name.missing_patronymic) * weightOf(own);
}

/** Lee Ka Wing Edwina is Edwina Lee in another record. */
function syllablesDiscount(
  alignment: Alignment,
  side: 'unmatchedQuery' | 'unmatchedCandidate',
  kind: NameKind,
  { name }: ScreeningModel,
): number {
  if (kind !== 'person') return 0;
  return (1 - name.missing_syllables) * weightOf(missingSyllables(alignment, side));
}

/** Among the unmatched words: patronymics, and the fathers in `Faisal bin Nayef al-Mutlaq`. */
function fathersIn(alignment: Alignment, side: 'query' | 'candidate'): NamePart[] {
  const unmatched = side === 'query' ? alignment.unmatchedQuery : alignment.unmatchedCandidate;
  if (unmatched.length === 0) return [];
  const named = namesOfFathers(alignment[side]);
  return unmatched.filter((part) => isPatronymic(part) || named.includes(part));
}

function contradictionCost(
  query: readonly NamePart[],
  candidate: readonly NamePart[],
  kind: NameKind,
  { name }: ScreeningModel,
): number {
  if (query.length === 0 || candidate.length === 0) {
    return kind === 'organisation' ? missingCost([...query, ...candidate], name) : 0;
  }
  const inBoth = (holds: (part: NamePart) => boolean) => query.some(holds) && candidate.some(holds);
  let cost = 0;
  if (inBoth(isNumber)) cost += name.contradictions.number;
  if (query.some((a) => candidate.some((b) => areAntonyms(a.polarity, b.polarity))))
    cost += name.contradictions.opposite;
  if (kind === 'organisation' && inBoth(isField)) cost += name.contradictions.field;
  if (inBoth(isPatronymic)) cost += name.contradictions.patronymic;
  if (inBoth(isGeneration)) cost += name.contradictions.generation;
  if (query.some(isInitial) || candidate.some(isInitial)) cost += name.contradictions.initial;
  return cost;
}

/** Among an organisation's words that the other name lacks. */
function missingCost(missing: readonly NamePart[], { missing_number, missing_country }: NameModel): number {
  const isCountry = ({ polarity, isGeneric }: NamePart) => polarity?.dimension === 'country' && !isGeneric;
  return (missing.some(isNumber) ? missing_number : 0) + (missing.some(isCountry) ? missing_country : 0);
}

/** A single matching word, however rare, identifies nobody when there are others that do not match. */
function matchesSingleWord({ groups, unmatchedQuery, unmatchedCandidate }: Alignment): boolean {
  return (
    groups.filter(({ query }) => query.some(isName)).length <= 1 &&
    (unmatchedQuery.some(isTellingName) || unmatchedCandidate.some(isTellingName))
  );
}

const isDistinctive = ({ wordClass }: NamePart) => wordClass !== 'particle' && wordClass !== 'title';
const isName = ({ wordClass }: NamePart) => wordClass === 'name';
/** What an organisation does. */
const isField = ({ meanings }: NamePart) => meanings.length > 0 && !isFiller(meanings);
const isTellingName = (part: NamePart) => isName(part) && !isFiller(part.meanings);
const isNumber = ({ wordClass }: NamePart) => wordClass === 'number';
const isPatronymic = ({ wordClass }: NamePart) => wordClass === 'patronymic';
const isInitial = ({ wordClass }: NamePart) => wordClass === 'initial';
const isGeneration = ({ generation }: NamePart) => generation !== undefined;
