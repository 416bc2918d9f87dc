import { useQueries } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import { totalText } from '@/components/ui/format';
import { type ListState, queriesOf } from './list-filters';

/** How many alerts each category would show with the current view, search and other filters. */
export function useCategoryCounts(
  state: ListState,
  viewerToken: string,
): Readonly<Record<string, string>> | undefined {
  const parts = queriesOf({ ...state, category: null }, viewerToken);
  const found = useQueries({
    queries: parts.map(({ sort: _sort, ...query }) => readQuery('/v1/alerts/counts', { query })),
  }).map(({ data }) => data);
  const counts = found.filter((each) => each !== undefined);
  const [first] = counts;
  if (!first || counts.length < parts.length) return undefined;
  const isMinimum = counts.some(({ total_is_minimum }) => total_is_minimum);
  const sumOf = (category: string) => counts.reduce((sum, each) => sum + (each.category[category] ?? 0), 0);
  return Object.fromEntries(
    Object.keys(first.category).map((category) => [category, totalText(sumOf(category), isMinimum)]),
  );
}
