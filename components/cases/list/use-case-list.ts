import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api, bodyOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import type { TabCount } from '@/components/ui/tabs';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { CaseQuery, StatusTab } from './case-filters';

const pageSize = 50;

/** By the key of a plain read, so that events make it stale as they do others. */
export function useCaseList(query: CaseQuery) {
  return useInfiniteQuery({
    queryKey: ['/v1/cases', { query }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      bodyOf(
        api.GET('/v1/cases', {
          params: { query: { ...query, limit: pageSize, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined, // the type of every later cursor
    getNextPageParam: ({ meta }) => meta.page.cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Of each status, whatever tab is open; null while it loads. */
export function useCaseTotals({ sort: _sort, status: _status, closed: _closed, ...others }: CaseQuery) {
  const counts = useQuery({
    ...readQuery('/v1/cases/counts', { query: others }),
    placeholderData: keepPreviousData,
  }).data;
  // The navigation reads the same counts, maybe before this part of the page is hydrated as the server drew it.
  const isHydrated = useHydrated();
  return (tab: StatusTab): TabCount => {
    if (!counts || !isHydrated) return { count: null, isMinimum: false };
    const { total, status, total_is_minimum: isMinimum } = counts;
    if (tab === 'All') return { count: total, isMinimum };
    return { count: tab === 'Open' ? total - (status.Closed ?? 0) : (status[tab] ?? null), isMinimum };
  };
}
