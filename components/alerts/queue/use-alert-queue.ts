import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api, bodyOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { AlertStatus } from '@/lib/domain/words';
import { queueKey, type QueuePage } from '@/components/alerts/alert-cache';
import { useHydrated } from '@/components/ui/use-hydrated';
import { filtersOfTab, type QueueQuery, type StatusTab } from './queue-filters';

async function newestAt(query: QueueQuery, signal: AbortSignal): Promise<string | null> {
  const params = { query: { ...query, sort: '-created_at', limit: 1 } } as const;
  const { data } = await bodyOf(api.GET('/v1/alerts', { params, signal }));
  return data[0]?.created_at ?? null;
}

async function loadPage(
  query: QueueQuery,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<QueuePage> {
  const params = { query: { ...query, cursor } };
  const [page, newest] = await Promise.all([
    bodyOf(api.GET('/v1/alerts', { params, signal })),
    cursor === undefined ? newestAt(query, signal) : null,
  ]);
  return { alerts: page.data, cursor: page.meta.page.cursor, newestAt: newest };
}

/** The queue as of loading. It never refetches by itself, so that no row moves under the reader. */
export function useAlertQueue(query: QueueQuery) {
  return useInfiniteQuery({
    queryKey: [queueKey, query],
    queryFn: ({ pageParam, signal }) => loadPage(query, pageParam, signal),
    initialPageParam: undefined as string | undefined, // the type of every later cursor
    getNextPageParam: (page) => page.cursor ?? undefined,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Reloads a queue from its first page, and keeps showing that page until the new one has arrived. */
export function useQueueReload(query: QueueQuery): () => Promise<void> {
  const queryClient = useQueryClient();
  const queryKey = [queueKey, query];
  return () => {
    queryClient.setQueryData<InfiniteData<QueuePage>>(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
    return queryClient.invalidateQueries({ queryKey });
  };
}

const noTotals: Record<AlertStatus, undefined> = {
  Open: undefined,
  Acknowledged: undefined,
  Escalated: undefined,
  Resolved: undefined,
};

/** The counts of one request each: with snoozed alerts, which only the tab of all alerts shows, and without. */
export function useAlertTotals({ sort: _, ...filters }: QueueQuery): Record<StatusTab, number | undefined> {
  const { status: _status, snoozed: _snoozed, ...others } = filters;
  const countsOf = (tab: 'All' | 'Open') => ({
    ...readQuery('/v1/alerts/counts', { query: { ...others, snoozed: filtersOfTab(tab).snoozed } }),
    placeholderData: keepPreviousData,
  });
  const awake = useQuery(countsOf('Open')).data;
  const all = useQuery(countsOf('All')).data;
  // The navigation reads the same counts, maybe before this part of the page is hydrated as the server drew it.
  const isHydrated = useHydrated();
  return isHydrated ? { ...noTotals, ...awake?.status, All: all?.total } : { ...noTotals, All: undefined };
}

export interface NewAlerts {
  count: number;
  /** Whether `count` is a lower bound. */
  hasMore: boolean;
}

export function useNewAlerts(query: QueueQuery, firstPage: QueuePage | undefined): NewAlerts {
  const latest = useQuery({
    ...readQuery('/v1/alerts', { query: { ...query, sort: '-created_at', limit: 100 } }),
    enabled: firstPage !== undefined,
  });
  const alerts = latest.data?.data ?? [];
  const isNew = (alert: Alert) =>
    firstPage !== undefined && (firstPage.newestAt === null || alert.created_at > firstPage.newestAt);
  const count = alerts.filter(isNew).length;
  return {
    count,
    hasMore: count > 0 && count === alerts.length && (latest.data?.meta.page.has_more ?? false),
  };
}
