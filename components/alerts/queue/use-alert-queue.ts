import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '@/lib/api/client';
import { operationQuery } from '@/lib/api/query';
import { listAlerts } from '@/lib/domain/alerts/operations';
import type { Alert } from '@/lib/domain/alerts/schema';
import { type QueueQuery, type StatusTab, statusTabs } from './queue-filters';

const liveMs = 5000;

/** Where the loaded pages of a queue are kept; a change of an alert is written into them in place. */
export const queueKey = 'alerts.queue';

export interface QueuePage {
  alerts: Alert[];
  cursor: string | null;
  /** When the newest matching alert was made, at the time of loading: later ones are news. First page only. */
  newestAt: string | null;
}

async function newestAt(query: QueueQuery, signal: AbortSignal): Promise<string | null> {
  const { data } = await call(listAlerts, { query: { ...query, sort: '-created_at', limit: 1 }, signal });
  return data[0]?.created_at ?? null;
}

async function loadPage(
  query: QueueQuery,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<QueuePage> {
  const [page, newest] = await Promise.all([
    call(listAlerts, { query: { ...query, cursor }, signal }),
    cursor === undefined ? newestAt(query, signal) : null,
  ]);
  return { alerts: page.data, cursor: page.meta.page.cursor, newestAt: newest };
}

/** The queue as it was when it was loaded: nothing moves in it until the reader asks for it. */
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

/** Loads a queue anew from its top; the rows stand until the new ones are there. */
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

/** How many alerts each tab holds, exactly and live. Undefined before the first answer. */
export function useAlertTotals({ sort: _, ...filters }: QueueQuery): Record<StatusTab, number | undefined> {
  const totals = useQueries({
    queries: statusTabs.map((tab) => ({
      ...operationQuery(listAlerts, {
        query: { ...filters, status: tab === 'All' ? undefined : tab, limit: 1 },
      }),
      refetchInterval: liveMs,
      placeholderData: keepPreviousData,
    })),
  });
  return Object.fromEntries(statusTabs.map((tab, i) => [tab, totals[i]?.data?.meta.total])) as Record<
    StatusTab,
    number | undefined
  >; // the keys are the tabs
}

export interface News {
  count: number;
  /** Whether there are more than could be counted. */
  isMore: boolean;
}

/** How many alerts have come to a queue since it was loaded. */
export function useNewAlerts(query: QueueQuery, loaded: QueuePage | undefined): News {
  const latest = useQuery({
    ...operationQuery(listAlerts, { query: { ...query, sort: '-created_at', limit: 100 } }),
    refetchInterval: liveMs,
    enabled: loaded !== undefined,
  });
  const alerts = latest.data?.data ?? [];
  const isNew = (alert: Alert) =>
    loaded?.newestAt === null || (loaded !== undefined && alert.created_at > loaded.newestAt!);
  const count = alerts.filter(isNew).length;
  return {
    count,
    isMore: count > 0 && count === alerts.length && (latest.data?.meta.page.has_more ?? false),
  };
}
