import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, bodyOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import { useListPages } from '@/components/ui/data-table/use-list-pages';
import type { TabCount } from '@/components/ui/tabs';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { CaseQuery, StatusTab } from './case-filters';

const pageSize = 50;

export const useCaseList = (query: CaseQuery) =>
  useListPages({
    queryKey: ['/v1/cases', { query }],
    load: (cursor, signal) =>
      bodyOf(api.GET('/v1/cases', { params: { query: { ...query, limit: pageSize, cursor } }, signal })),
  });

/** How many cases each tab would show; null while the counts load. */
export function useCaseTotals({ sort: _sort, status: _status, closed: _closed, ...others }: CaseQuery) {
  const counts = useQuery({
    ...readQuery('/v1/cases/counts', { query: others }),
    placeholderData: keepPreviousData,
  }).data;
  // The navigation may have loaded the same counts before this part of the page is hydrated, which must match the
  // server's HTML.
  const isHydrated = useHydrated();
  return (tab: StatusTab): TabCount => {
    if (!counts || !isHydrated) return { count: null, isMinimum: false };
    const { total, status, total_is_minimum: isMinimum } = counts;
    if (tab === 'All') return { count: total, isMinimum };
    return { count: tab === 'Open' ? total - (status.Closed ?? 0) : (status[tab] ?? null), isMinimum };
  };
}
