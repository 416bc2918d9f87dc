import type { ListedName } from '@/lib/domain/watchlists/schema';
import type { Alignment } from './align';
import { compareDates } from './dates';
import { evidenceBesideName } from './evidence';
import { explain, nameEvidence } from './explain';
import { gravestFirst, type Match, type ScreeningCategory, type ScreeningQuery } from './schema';
import type { ScreenedEntity } from './record';
import type { NameScore } from './score';

/** An entity beside a query: the name of it that fits best, and how well. */
interface Fit {
  entity: ScreenedEntity;
  list: string;
  listedName: Pick<ListedName, 'name' | 'weak'>;
  alignment: Alignment;
  score: NameScore;
}

/** `evidence` tells apart matches of the same score: the sum before it is kept within 100. */
export function toMatch(
  query: ScreeningQuery,
  { entity, list, listedName, alignment, score }: Fit,
): { match: Match; evidence: number } {
  const evidence = [...nameEvidence(alignment, score, listedName.weak), ...evidenceBesideName(query, entity)];
  const match: Match = {
    ...explain(evidence),
    primary_name: entity.primary_name,
    matched_name: listedName.name,
    category: gravest(entity.categories),
    categories: entity.categories,
    nationality: shownNationality(query, entity),
    date_of_birth: compareDates(query.date_of_birth, entity.dates_of_birth).listed,
    list,
    list_entry_id: entity.list_entry_id,
  };
  return { match, evidence: evidence.reduce((sum, { points }) => sum + points, 0) };
}

function gravest(categories: readonly ScreeningCategory[]): ScreeningCategory {
  return gravestFirst.find((category) => categories.includes(category)) ?? 'watchlist';
}

function shownNationality({ nationality }: ScreeningQuery, { nationalities }: ScreenedEntity): string | null {
  return nationalities.find((code) => code === nationality?.toUpperCase()) ?? nationalities[0] ?? null;
}
