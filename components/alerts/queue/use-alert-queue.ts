import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api, bodyOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import type { Alert } from '@/lib/domain/alerts/schema';
import { queueKey, type QueuePage } from '@/components/alerts/alert-cache';
import { filtersOfTab, type QueueQuery, type StatusTab, statusTabs } from './queue-filters';

const pollMs = 5000;

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

export function useAlertTotals({ sort: _, ...filters }: QueueQuery): Record<StatusTab, number | undefined> {
  const totals = useQueries({
    queries: statusTabs.map((tab) => ({
      ...readQuery('/v1/alerts', {
        query: { ...filters, ...filtersOfTab(tab), limit: 1 },
      }),
      refetchInterval: pollMs,
      placeholderData: keepPreviousData,
    })),
  });
  return Object.fromEntries(statusTabs.map((tab, i) => [tab, totals[i]?.data?.meta.total])) as Record<
    StatusTab,
    number | undefined
  >; // the keys are the tabs
}

export interface NewAlerts {
  count: number;
  /** Whether `count` is a lower bound. */
  hasMore: boolean;
}

export function useNewAlerts(query: QueueQuery, firstPage: QueuePage | undefined): NewAlerts {
  const latest = useQuery({
    ...readQuery('/v1/alerts', { query: { ...query, sort: '-created_at', limit: 100 } }),
    refetchInterval: pollMs,
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
