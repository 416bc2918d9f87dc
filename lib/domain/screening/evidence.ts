import type { ScreenedEntity } from './record';
import type { ExplanationFeature, ListedType, ScreeningQuery } from './schema';
import { compareDates } from './dates';

/** A feature before its points are rounded and bounded: see `explain`. */
export interface Evidence extends Omit<ExplanationFeature, 'contribution'> {
  points: number;
}

/** The most that evidence beside the name can add. */
export const greatestLift = 12;

const nationalityPoints = { agree: 2, conflict: -5 };
const countryPoints = { agree: 2, conflict: -3 };

/** People do not turn into companies; a company's name may well be the name of its ship. */
const typeConflictPoints: Record<ListedType, Partial<Record<ListedType, number>>> = {
  person: { company: -40, vessel: -40, aircraft: -40 },
  company: { person: -40, vessel: -15, aircraft: -15 },
  vessel: { person: -40, company: -15, aircraft: -25 },
  aircraft: { person: -40, company: -15, vessel: -25 },
};

/** 0, or the negative points of an entity of another type than the one asked for. */
export function typePoints(asked: ScreeningQuery['entity_type'], listed: ListedType): number {
  return asked === 'any' ? 0 : (typeConflictPoints[asked][listed] ?? 0);
}

/** What the query and the entity say beside the name, in the order in which an analyst looks at it. */
export function evidenceBesideName(query: ScreeningQuery, entity: ScreenedEntity): Evidence[] {
  return [
    typeEvidence(query, entity),
    dateEvidence(query, entity),
    placeEvidence('nationality', query.nationality, entity.nationalities, nationalityPoints),
    placeEvidence('country', query.country, [...entity.countries, ...entity.nationalities], countryPoints),
  ];
}

function typeEvidence(
  { entity_type: asked }: ScreeningQuery,
  { entity_type: listed }: ScreenedEntity,
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
    points: typePoints(asked, listed),
  };
}

function dateEvidence(
  { date_of_birth: asked }: ScreeningQuery,
  { dates_of_birth: dates }: ScreenedEntity,
): Evidence {
  const { verdict, points, listed } = compareDates(asked, dates);
  return { feature: 'date_of_birth', query: asked ?? null, candidate: listed, verdict, points };
}

function placeEvidence(
  feature: 'nationality' | 'country',
  asked: string | null | undefined,
  listed: readonly string[],
  points: { agree: number; conflict: number },
): Evidence {
  const candidate = listed.length === 0 ? null : [...new Set(listed)].join(', ');
  const query = asked ? asked.toUpperCase() : null;
  if (!query || !candidate) return { feature, query, candidate, verdict: 'missing', points: 0 };
  const verdict = listed.includes(query) ? 'agree' : 'conflict';
  return { feature, query, candidate, verdict, points: points[verdict] };
}
