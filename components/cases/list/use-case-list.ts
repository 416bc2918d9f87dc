import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api, bodyOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
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

/** Of each status, whatever tab is open; undefined while it loads. */
export function useCaseTotals({ sort: _sort, status: _status, closed: _closed, ...others }: CaseQuery) {
  const counts = useQuery({
    ...readQuery('/v1/cases/counts', { query: others }),
    placeholderData: keepPreviousData,
  }).data;
  // The navigation reads the same counts, maybe before this part of the page is hydrated as the server drew it.
  const isHydrated = useHydrated();
  return (tab: StatusTab): number | null => {
    if (!counts || !isHydrated) return null;
    if (tab === 'All') return counts.total;
    return tab === 'Open' ? counts.total - (counts.status.Closed ?? 0) : (counts.status[tab] ?? null);
  };
}
