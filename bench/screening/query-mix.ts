import type { ScreeningQuery } from '@/lib/domain/screening/schema';
import { hasSharedData, readMangled, readNegatives, readPerturbed, sampleOf } from '@/training/labelled-data';
import { madeUpEntities } from './fixtures/made-up-entities';

export interface QueryMix {
  /** To warm up with, and never measured. */
  warmUp: ScreeningQuery[];
  /** No query is in two of them. */
  rounds: ScreeningQuery[][];
}

const rounds = 3;
const each = { negatives: 2000, perturbed: 2650, madeUp: 3000 };
/** Another list than the one that is searched. */
const otherSeed = 7;

/**
 * What customers' names are: most are on no list, some are listed and some are spelled badly. No name comes twice,
 * as words that were looked up are remembered and a second look would tell little.
 */
export function queryMix(): QueryMix {
  const labelled = hasSharedData
    ? [...readNegatives().map((people) => sampleOf(people, 2 * each.negatives)), perturbed(), readMangled()]
    : [];
  const all = [...labelled, madeUp()].flatMap(unique);
  const halves = [0, 1].map((half) => all.filter((_, at) => at % 2 === half));
  const [measured = [], warmUp = []] = halves;
  return {
    warmUp,
    rounds: Array.from({ length: rounds }, (_, round) => measured.filter((_, at) => at % rounds === round)),
  };
}

function perturbed(): ScreeningQuery[] {
  return sampleOf(readPerturbed(), 2 * each.perturbed).map(({ query }) => ({
    name: query,
    entity_type: 'person',
  }));
}

function madeUp(): ScreeningQuery[] {
  return Array.from(madeUpEntities(2 * each.madeUp, otherSeed), (entity) => ({
    name: entity.primary_name,
    entity_type: entity.entity_type,
    date_of_birth: entity.dates_of_birth[0] ?? null,
  }));
}

function unique(queries: readonly ScreeningQuery[]): ScreeningQuery[] {
  return [...new Map(queries.map((query) => [query.name, query])).values()];
}
