import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { api, bodyOf } from '@/lib/api/client';
import type { Alert } from '@/lib/domain/alerts/schema';
import { listKey, type ListPage } from '@/components/alerts/alert-cache';
import { useLiveEvents } from '@/components/live/live-listeners';
import { onDemand } from '@/components/ui/on-demand';
import { useNow } from '@/components/ui/use-now';
import { type AlertCount, countLoaded, isGone } from './count-loaded';
import { groupBySubject } from './group';
import type { ListQuery } from './list-filters';

interface Place {
  /** The index of the query. */
  part: number;
  cursor?: string;
}

const pageSize = 50;
/** How late the count may learn that a snoozed alert is back. */
const wakesWithinMs = 60_000;

/** The first page with rows from this place on: an empty page would be taken for the end of the list. */
async function loadPage(
  queries: readonly ListQuery[],
  { part, cursor }: Place,
  signal: AbortSignal,
): Promise<ListPage> {
  const params = { query: { ...queries[part], cursor, limit: pageSize } };
  const page = await bodyOf(api.GET('/v1/alerts', { params, signal }));
  if (page.data.length === 0 && part + 1 < queries.length)
    return loadPage(queries, { part: part + 1 }, signal);
  const { total, total_is_minimum: totalIsMinimum } = page.meta;
  return { alerts: page.data, cursor: page.meta.page.cursor, part, total, totalIsMinimum };
}

/** The list as it was when loaded. It is never reloaded by itself, so that no row moves while somebody reads. */
export function useAlertList(queries: readonly ListQuery[]) {
  const query = useInfiniteQuery({
    queryKey: [listKey, queries],
    queryFn: ({ pageParam, signal }) => loadPage(queries, pageParam, signal),
    initialPageParam: { part: 0 } as Place, // the type of every later place
    // The page says which query it belongs to, because earlier queries may have found nothing.
    getNextPageParam: ({ cursor, part }): Place | undefined => {
      if (cursor) return { part, cursor };
      return part + 1 < queries.length ? { part: part + 1 } : undefined;
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });
  const { data } = query;
  const groups = useMemo(() => groupBySubject(data?.pages.flatMap(({ alerts }) => alerts) ?? []), [data]);
  const pages = data?.pages;
  const now = useNow(wakesWithinMs);
  const gone = useMemo((): ReadonlySet<string> => {
    const alerts = pages?.flatMap((page) => page.alerts) ?? [];
    return new Set(alerts.filter((alert) => isGone(alert, queries, now)).map(({ token }) => token));
  }, [pages, queries, now]);
  const count = useMemo(
    (): AlertCount => countLoaded(pages ?? [], queries.length, gone.size),
    [pages, queries.length, gone],
  );
  return { query, groups, gone, count, now };
}

/** Reads a list from its first page, and keeps showing that page until the new one has arrived. */
function useReload(queries: readonly ListQuery[]): () => Promise<void> {
  const queryClient = useQueryClient();
  const queryKey = [listKey, queries];
  return () => {
    queryClient.setQueryData<InfiniteData<ListPage>>(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
    return queryClient.invalidateQueries({ queryKey });
  };
}

export interface NewAlerts {
  count: number;
  show: () => void;
}

/** Loaded once an alert is raised. */
const filters = onDemand(() => import('./fits'));

interface Raised {
  alert: Alert;
  /** When the event arrived. */
  at: Date;
}

/** How many alerts that fit the list have been raised since it was loaded, counted from live events. */
export function useNewAlerts(queries: readonly ListQuery[]): NewAlerts {
  const [raised, setRaised] = useState<readonly Raised[]>([]);
  useLiveEvents((event) => {
    if (event.event_type !== 'alert.created') return;
    const told = { alert: event.data, at: new Date() };
    setRaised((last) =>
      last.some(({ alert }) => alert.token === told.alert.token) ? last : [...last, told],
    );
  });
  const reload = useReload(queries);
  const code = filters.useCode(raised.length > 0);
  const isShown = ({ alert, at }: Raised) => queries.some((query) => code?.fits(alert, query, at));
  return {
    count: raised.filter(isShown).length,
    show: useCallback(() => {
      setRaised([]);
      void reload();
    }, [reload]),
  };
}
