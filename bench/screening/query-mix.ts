import type { ScreeningQuery } from '@/lib/domain/screening/schema';
import { hasSharedData, readMangled, readNegatives, readPerturbed, sampleOf } from '@/training/labelled-data';
import { madeUpEntities } from './fixtures/made-up-entities';

export interface QueryMix {
  warmUp: ScreeningQuery[];
  /** Disjoint. */
  rounds: ScreeningQuery[][];
}

const roundCount = 3;
const counts = { negatives: 2000, perturbed: 2650, madeUp: 3000 };
/** Not that of the searched list. */
const otherSeed = 7;

/** None repeats, because words that were looked up are cached. */
export async function queryMix(): Promise<QueryMix> {
  const all = [...(await labelledQueries()), madeUpQueries()].flatMap(distinct);
  const halves = [0, 1].map((half) => all.filter((_, at) => at % 2 === half));
  const [measured = [], warmUp = []] = halves;
  return {
    warmUp,
    rounds: Array.from({ length: roundCount }, (_, round) =>
      measured.filter((_one, at) => at % roundCount === round),
    ),
  };
}

async function labelledQueries(): Promise<ScreeningQuery[][]> {
  if (!hasSharedData) return [];
  const perturbed = sampleOf(await readPerturbed(), 2 * counts.perturbed);
  return [
    ...readNegatives().map((people) => sampleOf(people, 2 * counts.negatives)),
    perturbed.map(({ query }) => ({ name: query, entity_type: 'person' })),
    readMangled(),
  ];
}

function madeUpQueries(): ScreeningQuery[] {
  return Array.from(madeUpEntities(2 * counts.madeUp, otherSeed), (entity) => ({
    name: entity.primary_name,
    entity_type: entity.entity_type,
    date_of_birth: entity.dates_of_birth[0] ?? null,
  }));
}

function distinct(queries: readonly ScreeningQuery[]): ScreeningQuery[] {
  return [...new Map(queries.map((query) => [query.name, query])).values()];
}
