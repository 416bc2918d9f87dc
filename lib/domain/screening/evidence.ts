import type { ListedEntity } from '@/lib/domain/watchlists/schema';
import type { ExplanationFeature, ListedType, ScreeningQuery } from './schema';
import { compareDates } from './dates';
import type { AgreementPoints, ScreeningModel } from './model';

/** A feature before its points are rounded and bounded: see `explain`. */
export interface Evidence extends Omit<ExplanationFeature, 'contribution'> {
  points: number;
}

/** 0, or the negative points of an entity of another type than the one asked for. */
export function typePoints(
  asked: ScreeningQuery['entity_type'],
  listed: ListedType,
  { evidence }: ScreeningModel,
): number {
  return asked === 'any' ? 0 : (evidence.type_conflict[asked][listed] ?? 0);
}

/** The most that evidence beside the name can add to the score of an answer to this query. */
export function greatestLift(query: ScreeningQuery, { evidence }: ScreeningModel): number {
  const lifts = [
    query.date_of_birth ? Math.max(evidence.date.same_day, evidence.date.same_span) : 0,
    query.nationality ? evidence.nationality.agree : 0,
    query.country ? evidence.country.agree : 0,
  ];
  return lifts.reduce((sum, lift) => sum + lift, 0);
}

/** What the query and the entity say beside the name, in the order in which an analyst looks at it. */
export function evidenceBesideName(
  query: ScreeningQuery,
  entity: ListedEntity,
  model: ScreeningModel,
): Evidence[] {
  const { nationality, country } = model.evidence;
  return [
    typeEvidence(query, entity, model),
    dateEvidence(query, entity, model),
    placeEvidence('nationality', query.nationality, entity.nationalities, nationality),
    placeEvidence('country', query.country, [...entity.countries, ...entity.nationalities], country),
  ];
}

function typeEvidence(
  { entity_type: asked }: ScreeningQuery,
  { entity_type: listed }: ListedEntity,
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

function dateEvidence(
  { date_of_birth: asked }: ScreeningQuery,
  { dates_of_birth: dates }: ListedEntity,
  model: ScreeningModel,
): Evidence {
  const { verdict, points, listed } = compareDates(asked, dates, model);
  return { feature: 'date_of_birth', query: asked ?? null, candidate: listed, verdict, points };
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
