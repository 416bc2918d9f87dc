import { buildMatcher } from '@/lib/domain/screening/matcher';
import type { ScreeningModel } from '@/lib/domain/screening/model';
import type { NameKind } from '@/lib/domain/screening/normalisation/word-classes';
import type { ListedEntity, Match, MatchWord, ScreeningQuery } from '@/lib/domain/screening/schema';
import { alignNames } from '@/lib/domain/screening/scoring/align';
import { secondaryEvidence } from '@/lib/domain/screening/scoring/evidence';
import { nameKindOf, toNamePart, wordWeight, type NamePart } from '@/lib/domain/screening/scoring/name-parts';
import { scoreName } from '@/lib/domain/screening/scoring/score';
import {
  everyNth,
  negativeFiles,
  readLists,
  readPerturbed,
  readRows,
  type LabelledPerson,
} from './labelled-data';

export interface ListedCase {
  fits: Fit[];
}

interface Fit {
  kind: NameKind;
  query: NamePart[];
  candidate: NamePart[];
  isCapped: boolean;
  /** Points of the secondary evidence, which is not learned. */
  points: number;
}

export interface CaseSet {
  name:
    | 'UN mangled'
    | 'OFAC perturbed'
    | 'extra given names'
    | 'OFAC near misses'
    | 'US negatives'
    | 'global negatives';
  alerts: boolean;
  queries: ListedCase[];
}

/** Candidates below this score would not alert under any similar model. */
const minScore = 50;
const maxCandidates = 4;
const sampled = { perturbed: 60, extraGivenNames: 200, negatives: 2500 };
/** From a very common name on the lists to one that no listed name contains. */
const givenNames = ['Ahmed', 'Maria', 'Edward', 'Xaverius'];

export async function readListedCases(model: ScreeningModel): Promise<CaseSet[]> {
  const lists = await readLists();
  const matcher = buildMatcher(lists);
  const entities = new Map(
    lists.flatMap((list) =>
      list.entities.map((entity) => [`${list.name} ${entity.list_entry_id}`, entity] as const),
    ),
  );
  const toCase = (query: ScreeningQuery): ListedCase => ({
    fits: matcher
      .search(query, { threshold: minScore, limit: maxCandidates })
      .map((match) => toFit(query, match, entities.get(`${match.list} ${match.list_entry_id}`)!, model)),
  });
  const perturbed = await samplePerturbed();
  const extraGivenNames = withExtraGivenName(lists.flatMap(({ entities: listed }) => listed));
  const negativesOf = (file: string) => everyNth(readPeople(file), sampled.negatives);
  const sets: Array<Omit<CaseSet, 'queries'> & { queries: ScreeningQuery[] }> = [
    { name: 'UN mangled', alerts: true, queries: readPeople('un_positives_mangled.csv') },
    { name: 'OFAC perturbed', alerts: true, queries: perturbed.listed },
    {
      name: 'extra given names',
      alerts: true,
      queries: everyNth(extraGivenNames, sampled.extraGivenNames),
    },
    { name: 'OFAC near misses', alerts: false, queries: perturbed.nearMisses },
    { name: 'US negatives', alerts: false, queries: negativesOf(negativeFiles[0]) },
    { name: 'global negatives', alerts: false, queries: negativesOf(negativeFiles[1]) },
  ];
  return sets.map(({ queries, ...set }) => ({ ...set, queries: queries.map(toCase) }));
}

/** The score of the best candidate, 0 without any. Updates the weights of the words to those of the model. */
export function bestScore({ fits }: ListedCase, model: ScreeningModel): number {
  return Math.max(0, ...fits.map((fit) => scoreOf(fit, model)));
}

function scoreOf({ kind, query, candidate, isCapped, points }: Fit, model: ScreeningModel): number {
  for (const part of [...query, ...candidate]) part.weight = wordWeight(part, model.weights);
  const { score } = scoreName(alignNames(query, candidate, model), kind, model);
  return (isCapped ? Math.min(score, model.name.weak_alias_cap) : score) + points;
}

function toFit(query: ScreeningQuery, match: Match, entity: ListedEntity, model: ScreeningModel): Fit {
  const kind = nameKindOf(entity.entity_type);
  const toParts = (words: readonly MatchWord[] = []) =>
    words.map(({ text, rarity }) => toNamePart(text, kind, () => rarity, model));
  const { evidence, confirms } = secondaryEvidence(query, entity, model);
  const isWeak = entity.names.some(({ name, weak }) => weak && name === match.matched_name);
  return {
    kind,
    query: toParts(match.words?.query),
    candidate: toParts(match.words?.candidate),
    isCapped: isWeak && !confirms,
    points: evidence.reduce((sum, piece) => sum + piece.points, 0),
  };
}

/** Ignores nationalities given as names, unlike the benchmarks: reading them would change what is learned. */
function readPeople(file: string): ScreeningQuery[] {
  return readRows<LabelledPerson>(file).map(({ full_name, date_of_birth, nationality }) => ({
    name: full_name,
    entity_type: 'person',
    date_of_birth: date_of_birth || null,
    nationality: nationality.length === 2 ? nationality : null,
  }));
}

async function samplePerturbed(): Promise<{ listed: ScreeningQuery[]; nearMisses: ScreeningQuery[] }> {
  const classes = Map.groupBy(await readPerturbed(), ({ perturbation }) => perturbation).values();
  const names = [...classes].flatMap((some) => everyNth(some, sampled.perturbed));
  const toQueries = (some: typeof names) =>
    some.map(({ query }): ScreeningQuery => ({ name: query, entity_type: 'person' }));
  return {
    listed: toQueries(names.filter(({ family }) => family !== 'negative')),
    nearMisses: toQueries(names.filter(({ family }) => family === 'negative')),
  };
}

function withExtraGivenName(entities: readonly ListedEntity[]): ScreeningQuery[] {
  const people = entities.filter(({ entity_type }) => entity_type === 'person');
  return people.flatMap(({ primary_name }, at): ScreeningQuery[] => {
    const [, family, given] = /^(\p{L}+), (\p{L}+)$/u.exec(primary_name) ?? [];
    const extra = givenNames[at % givenNames.length];
    return given ? [{ name: `${given} ${extra} ${family}`, entity_type: 'person' }] : [];
  });
}
