import type { ExplanationFeature, ListedEntity, ListedType, ScreeningQuery } from '../schema';
import { compareDates } from './dates';
import { compareIdentifiers } from './identifiers';
import type { AgreementPoints, ScreeningModel } from '../model';

/** A feature before its points are rounded and bounded: see `explain`. */
export interface Evidence extends Omit<ExplanationFeature, 'contribution'> {
  points: number;
}

/** What is known of a listed entity beside its names. */
export type EntityFacts = Pick<
  ListedEntity,
  'entity_type' | 'dates_of_birth' | 'nationalities' | 'countries' | 'gender' | 'identifiers'
>;

/** What the query and the entity say beside the name. */
export interface EvidenceBesideName {
  /** In the order in which an analyst looks at it. */
  evidence: Evidence[];
  /** Whether a date or an identifier agrees that few share by chance: then a weak alias is as good as any. */
  confirms: boolean;
}

/** 0, or the negative points of an entity of another type than the one asked for. */
export function typePoints(
  asked: ScreeningQuery['entity_type'],
  listed: ListedType,
  { evidence }: ScreeningModel,
): number {
  return asked === 'any' ? 0 : (evidence.type_conflict[asked][listed] ?? 0);
}

/**
 * The most that evidence beside the name can add to the score of an answer to this query; not what an identifier adds,
 * by which an entity is found whatever its name.
 */
export function greatestLift(query: ScreeningQuery, { evidence }: ScreeningModel): number {
  const { same_day, same_month, same_span, day_and_month_swapped, slip_of_digits } = evidence.date;
  const dates = [same_day, same_month, same_span, day_and_month_swapped, slip_of_digits];
  const lifts = [
    query.date_of_birth ? Math.max(...dates) : 0,
    query.nationality ? evidence.nationality.agree : 0,
    query.country ? evidence.country.agree : 0,
    query.gender ? evidence.gender.agree : 0,
  ];
  return lifts.reduce((sum, lift) => sum + lift, 0);
}

export function evidenceBesideName(
  query: ScreeningQuery,
  entity: EntityFacts,
  model: ScreeningModel,
): EvidenceBesideName {
  const points = model.evidence;
  const { confirms, listed, ...date } = compareDates(query.date_of_birth, entity.dates_of_birth, model);
  const nationality = placeEvidence(
    'nationality',
    query.nationality,
    entity.nationalities,
    points.nationality,
  );
  const evidence: Evidence[] = [
    typeEvidence(query, entity, model),
    { feature: 'date_of_birth', query: query.date_of_birth ?? null, candidate: listed, ...date },
    nationality,
    countryEvidence(query, entity, nationality.verdict, points.country),
  ];
  const identifier = identifierEvidence(query, entity, model);
  // Few queries tell these, so that where one does not the explanation passes over them.
  if (query.gender) evidence.push(genderEvidence(query.gender, entity, points.gender));
  if (query.identifiers?.length) evidence.push(identifier);
  return { evidence, confirms: confirms || identifier.verdict === 'agree' };
}

function typeEvidence(
  { entity_type: asked }: ScreeningQuery,
  { entity_type: listed }: EntityFacts,
  model: ScreeningModel,
): Evidence {
  if (asked === 'any') {
    return { feature: 'entity_type', query: null, candidate: listed, verdict: 'missing', points: 0 };
  }
  const verdict = asked === listed ? 'agree' : 'conflict';
  return {
    feature: 'entity_type',
    query: asked,
    candidate: listed,
    verdict,
    points: typePoints(asked, listed, model),
  };
}

/** Somebody whose nationality agrees may live anywhere. */
function countryEvidence(
  { country }: ScreeningQuery,
  { countries, nationalities }: EntityFacts,
  nationality: Evidence['verdict'],
  points: AgreementPoints,
): Evidence {
  const costs = nationality === 'agree' ? { ...points, conflict: 0 } : points;
  return placeEvidence('country', country, [...countries, ...nationalities], costs);
}

function placeEvidence(
  feature: 'nationality' | 'country',
  asked: string | null | undefined,
  listed: readonly string[],
  points: AgreementPoints,
): Evidence {
  const candidate = listed.length === 0 ? null : [...new Set(listed)].join(', ');
  const query = asked ? asked.toUpperCase() : null;
  if (!query || !candidate) return { feature, query, candidate, verdict: 'missing', points: 0 };
  const verdict = listed.includes(query) ? 'agree' : 'conflict';
  return { feature, query, candidate, verdict, points: points[verdict] };
}

function genderEvidence(
  asked: 'male' | 'female',
  { gender: listed }: EntityFacts,
  points: AgreementPoints,
): Evidence {
  const compared = { feature: 'gender', query: asked, candidate: listed };
  if (listed === null) return { ...compared, verdict: 'missing', points: 0 };
  const verdict = asked === listed ? 'agree' : 'conflict';
  return { ...compared, verdict, points: points[verdict] };
}

function identifierEvidence(
  asked: ScreeningQuery,
  entity: EntityFacts,
  { evidence }: ScreeningModel,
): Evidence {
  const { outcome, query, listed } = compareIdentifiers(asked, entity);
  return {
    feature: 'identifier',
    query,
    candidate: listed,
    verdict: outcome === 'unique' ? 'agree' : outcome,
    points: outcome === 'missing' ? 0 : evidence.identifier[outcome],
  };
}
