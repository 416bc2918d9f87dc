import { compareDates } from './dates';
import { compareIdentifiers } from './identifiers';
import type { FactFeature } from '../features';
import type { AgreementPoints, ScreeningModel } from '../model';
import type { ExplanationFeature, ListedEntity, ListedType, ScreeningQuery } from '../schema';

/** A feature before its points are clamped and rounded: see `explain`. */
export interface Evidence<Name extends string = string> extends Omit<ExplanationFeature, 'contribution'> {
  feature: Name;
  points: number;
}

export type EntityFacts = Pick<
  ListedEntity,
  'entity_type' | 'dates_of_birth' | 'nationalities' | 'countries' | 'gender' | 'identifiers'
>;

type FactEvidence = Evidence<FactFeature>;

export interface SecondaryEvidence {
  evidence: FactEvidence[];
  /** Whether a precise date or an identifier agrees, so that a weak alias counts like any other. */
  confirms: boolean;
}

/** 0, or negative points for an entity of a different type than the query's. */
export function typePoints(
  queryType: ScreeningQuery['entity_type'],
  listedType: ListedType,
  { evidence }: ScreeningModel,
): number {
  return queryType === 'any' ? 0 : (evidence.type_conflict[queryType][listedType] ?? 0);
}

/**
 * An upper bound of the points that secondary evidence can add to a match of this query. Leaves out
 * identifiers, which find an entity whatever its name.
 */
export function maxSecondaryPoints(query: ScreeningQuery, { evidence }: ScreeningModel): number {
  const { same_day, same_month, same_span, day_and_month_swapped, slip_of_digits } = evidence.date;
  const dates = [same_day, same_month, same_span, day_and_month_swapped, slip_of_digits];
  const points = [
    query.date_of_birth ? Math.max(...dates) : 0,
    query.nationality ? evidence.nationality.agree : 0,
    query.country ? evidence.country.agree : 0,
    query.gender ? evidence.gender.agree : 0,
  ];
  return points.reduce((sum, one) => sum + one, 0);
}

export function secondaryEvidence(
  query: ScreeningQuery,
  entity: EntityFacts,
  model: ScreeningModel,
): SecondaryEvidence {
  const points = model.evidence;
  const { confirms, listed, ...date } = compareDates(query.date_of_birth, entity.dates_of_birth, model);
  const nationality = placeEvidence(
    'nationality',
    query.nationality,
    entity.nationalities,
    points.nationality,
  );
  const evidence: FactEvidence[] = [
    typeEvidence(query, entity, model),
    { feature: 'date_of_birth', query: query.date_of_birth ?? null, candidate: listed, ...date },
    nationality,
    countryEvidence(query, entity, nationality.verdict, points.country),
  ];
  const identifier = identifierEvidence(query, entity, model);
  // Few queries have these two, so the explanation only shows them for those.
  if (query.gender) evidence.push(genderEvidence(query.gender, entity, points.gender));
  if (query.identifiers?.length) evidence.push(identifier);
  return { evidence, confirms: confirms || identifier.verdict === 'agree' };
}

function typeEvidence(
  { entity_type: queryType }: ScreeningQuery,
  { entity_type: listedType }: EntityFacts,
  model: ScreeningModel,
): FactEvidence {
  if (queryType === 'any') {
    return { feature: 'entity_type', query: null, candidate: listedType, verdict: 'missing', points: 0 };
  }
  const verdict = queryType === listedType ? 'agree' : 'conflict';
  return {
    feature: 'entity_type',
    query: queryType,
    candidate: listedType,
    verdict,
    points: typePoints(queryType, listedType, model),
  };
}

/** A different country is no conflict if the nationality agrees: nationals live anywhere. */
function countryEvidence(
  { country }: ScreeningQuery,
  { countries, nationalities }: EntityFacts,
  nationality: Evidence['verdict'],
  points: AgreementPoints,
): FactEvidence {
  const countryPoints = nationality === 'agree' ? { ...points, conflict: 0 } : points;
  return placeEvidence('country', country, [...countries, ...nationalities], countryPoints);
}

function placeEvidence(
  feature: 'nationality' | 'country',
  queryCode: string | null | undefined,
  listedCodes: readonly string[],
  points: AgreementPoints,
): FactEvidence {
  const candidate = listedCodes.length === 0 ? null : [...new Set(listedCodes)].join(', ');
  const query = queryCode ? queryCode.toUpperCase() : null;
  if (!query || !candidate) return { feature, query, candidate, verdict: 'missing', points: 0 };
  const verdict = listedCodes.includes(query) ? 'agree' : 'conflict';
  return { feature, query, candidate, verdict, points: points[verdict] };
}

function genderEvidence(
  query: 'male' | 'female',
  { gender: candidate }: EntityFacts,
  points: AgreementPoints,
): FactEvidence {
  if (candidate === null) return { feature: 'gender', query, candidate, verdict: 'missing', points: 0 };
  const verdict = query === candidate ? 'agree' : 'conflict';
  return { feature: 'gender', query, candidate, verdict, points: points[verdict] };
}

function identifierEvidence(
  screened: ScreeningQuery,
  entity: EntityFacts,
  { evidence }: ScreeningModel,
): FactEvidence {
  const { outcome, query, listed } = compareIdentifiers(screened, entity);
  return {
    feature: 'identifier',
    query,
    candidate: listed,
    verdict: outcome === 'unique' ? 'agree' : outcome,
    points: outcome === 'missing' ? 0 : evidence.identifier[outcome],
  };
}
