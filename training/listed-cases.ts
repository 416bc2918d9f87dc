import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { alignNames } from '@/lib/domain/screening/scoring/align';
import { evidenceBesideName } from '@/lib/domain/screening/scoring/evidence';
import { buildMatcher } from '@/lib/domain/screening/matcher';
import type { ScreeningModel } from '@/lib/domain/screening/model';
import { nameKindOf, toNamePart, wordWeight, type NamePart } from '@/lib/domain/screening/scoring/name-parts';
import type { ListedEntity, Match, Matcher, ReadWord, ScreeningQuery } from '@/lib/domain/screening/schema';
import { scoreName } from '@/lib/domain/screening/scoring/score';
import type { NameKind } from '@/lib/domain/screening/normalisation/word-classes';
import { parseLists } from '@/lib/domain/watchlists/detect-list';

/** A query, and the listed names that come near it: what they score under a model decides whether it alerts. */
export interface ListedCase {
  fits: Fit[];
}

interface Fit {
  kind: NameKind;
  query: NamePart[];
  candidate: NamePart[];
  isCapped: boolean;
  /** Of the evidence beside the name, which is not learned. */
  points: number;
}

/** Queries of which each should alert, or none should. */
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

/** Candidates below this score would not alert under any model near the one that found them. */
const leastScore = 50;
const candidatesEach = 4;
const sampled = { perturbed: 60, extraGivenNames: 200, negatives: 2500 };
/** From one that is in many listed names to one that is in none. */
const givenNames = ['Ahmed', 'Maria', 'Edward', 'Xaverius'];

/** What a model must keep doing against the lists, from the shared data. */
export async function readListedCases(shared: string, model: ScreeningModel): Promise<CaseSet[]> {
  const lists = await parseLists([join(shared, 'ofac'), join(shared, 'un')]);
  const matcher = buildMatcher(lists.map((list) => ({ ...list, updated_at: '2026-01-01T00:00:00Z' })));
  const entities = new Map(
    lists.flatMap((list) =>
      list.entities.map((entity) => [`${list.name} ${entity.list_entry_id}`, entity] as const),
    ),
  );
  const toCase = (query: ScreeningQuery): ListedCase => ({
    fits: candidatesOf(matcher, query).map((match) =>
      toFit(query, match, entities.get(`${match.list} ${match.list_entry_id}`)!, model),
    ),
  });
  const people = (name: string) => readPeople(join(shared, 'labelled', name));
  const perturbed = readPerturbed(join(shared, 'labelled', 'ofac_perturbed.jsonl.gz'));
  const sets: Array<Omit<CaseSet, 'queries'> & { asked: ScreeningQuery[] }> = [
    { name: 'UN mangled', alerts: true, asked: people('un_positives_mangled.csv') },
    { name: 'OFAC perturbed', alerts: true, asked: perturbed.listed },
    {
      name: 'extra given names',
      alerts: true,
      asked: everyNth(withExtraGivenName(lists.flatMap((list) => list.entities)), sampled.extraGivenNames),
    },
    { name: 'OFAC near misses', alerts: false, asked: perturbed.nearMisses },
    {
      name: 'US negatives',
      alerts: false,
      asked: everyNth(people('negatives_us.csv.gz'), sampled.negatives),
    },
    {
      name: 'global negatives',
      alerts: false,
      asked: everyNth(people('negatives_global.csv.gz'), sampled.negatives),
    },
  ];
  return sets.map(({ asked, ...set }) => ({ ...set, queries: asked.map(toCase) }));
}

/** The score of the best candidate, 0 without any. Sets the weights of the words by the model. */
export function bestScore({ fits }: ListedCase, model: ScreeningModel): number {
  return Math.max(0, ...fits.map((fit) => scoreOf(fit, model)));
}

function scoreOf({ kind, query, candidate, isCapped, points }: Fit, model: ScreeningModel): number {
  for (const part of [...query, ...candidate]) part.weight = wordWeight(part, model.weights);
  const { score } = scoreName(alignNames(query, candidate, model), kind, model);
  return (isCapped ? Math.min(score, model.name.weak_alias_cap) : score) + points;
}

function candidatesOf(matcher: Matcher, query: ScreeningQuery): Match[] {
  return matcher.search(query, { threshold: leastScore, limit: candidatesEach });
}

function toFit(query: ScreeningQuery, match: Match, entity: ListedEntity, model: ScreeningModel): Fit {
  const kind = nameKindOf(entity.entity_type);
  const toParts = (words: readonly ReadWord[] = []) =>
    words.map(({ text, rarity }) => toNamePart(text, kind, () => rarity, model));
  const { evidence, confirms } = evidenceBesideName(query, entity, model);
  const isWeak = entity.names.some(({ name, weak }) => weak && name === match.matched_name);
  return {
    kind,
    query: toParts(match.words?.query),
    candidate: toParts(match.words?.candidate),
    isCapped: isWeak && !confirms,
    points: evidence.reduce((sum, piece) => sum + piece.points, 0),
  };
}

function readPeople(path: string): ScreeningQuery[] {
  const bytes = readFileSync(path);
  const rows: Array<Record<string, string>> = parse(path.endsWith('.gz') ? gunzipSync(bytes) : bytes, {
    columns: true,
  });
  return rows.map(({ full_name = '', date_of_birth, nationality = '' }) => ({
    name: full_name,
    entity_type: 'person',
    date_of_birth: date_of_birth || null,
    nationality: nationality.length === 2 ? nationality : null,
  }));
}

/** Some of each class but the bare initials, which no search by words can find. */
function readPerturbed(path: string): { listed: ScreeningQuery[]; nearMisses: ScreeningQuery[] } {
  const lines = gunzipSync(readFileSync(path)).toString().trim().split('\n');
  const rows = lines.map(
    (line) => JSON.parse(line) as { query: string; perturbation: string; family: string },
  );
  const classes = [...Map.groupBy(rows, ({ perturbation }) => perturbation).values()]
    .map((some) => everyNth(some, sampled.perturbed))
    .filter(([one]) => one?.perturbation !== 'abbrev');
  const queriesOf = (some: typeof rows) =>
    some.map(({ query }): ScreeningQuery => ({ name: query, entity_type: 'person' }));
  return {
    listed: queriesOf(classes.flat().filter(({ family }) => family !== 'negative')),
    nearMisses: queriesOf(classes.flat().filter(({ family }) => family === 'negative')),
  };
}

/** People who are listed with two names, as a record would hold them that knows one more. */
function withExtraGivenName(entities: readonly ListedEntity[]): ScreeningQuery[] {
  const people = entities.filter(({ entity_type }) => entity_type === 'person');
  return people.flatMap(({ primary_name }, at): ScreeningQuery[] => {
    const [, family, given] = /^(\p{L}+), (\p{L}+)$/u.exec(primary_name) ?? [];
    const extra = givenNames[at % givenNames.length];
    return given ? [{ name: `${given} ${extra} ${family}`, entity_type: 'person' }] : [];
  });
}

function everyNth<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, at) => at % step === 0);
}
