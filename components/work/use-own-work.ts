import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useViewer } from '@/components/shell/viewer';
import { api, bodyOf } from '@/lib/api/client';
import type { Case } from '@/lib/domain/cases/schema';
import type { AlertStatus } from '@/lib/domain/words';
import { byDeadline, type LoadedPart, nextPlace, type PartPlace, totalOf } from './by-deadline';

const unresolved: readonly AlertStatus[] = ['Open', 'Acknowledged', 'Escalated'];
const open: readonly Case['status'][] = [
  'New',
  'In Progress',
  'In Review',
  'Client Input',
  'Internal Review',
  'Escalated',
];

interface ListBody<Row> {
  data: Row[];
  meta: { page: { cursor: string | null }; total: number };
}

interface OwnList<Row, Status> {
  /** The path by which live events find the query. */
  path: string;
  /** The statuses to load: a list takes one at a time. */
  statuses: readonly Status[];
  load: (status: Status, cursor: string | undefined, signal: AbortSignal) => Promise<ListBody<Row>>;
}

/**
 * The lists of several statuses as one, by deadline. Loads the first page of each, and then further pages as needed.
 */
function useOwnList<Row extends { sla_deadline: string | null }, Status>(list: OwnList<Row, Status>) {
  const { token } = useViewer();
  const { path, statuses, load } = list;
  const query = useInfiniteQuery({
    queryKey: [path, { query: { assigned_to: token } }, 'own'],
    queryFn: ({ pageParam, signal }): Promise<LoadedPart<Row>[]> =>
      Promise.all(
        statuses
          .map((status, part) => ({ status, part }))
          .filter(({ part }) => pageParam === null || pageParam.part === part)
          .map(async ({ status, part }) => {
            const { data, meta } = await load(status, pageParam?.cursor, signal);
            return { part, rows: data, cursor: meta.page.cursor, total: meta.total };
          }),
      ),
    initialPageParam: null as PartPlace | null, // the type of every later place
    getNextPageParam: (_last, pages) => nextPlace(pages.flat()),
  });
  const loaded = useMemo(() => query.data?.pages.flat() ?? [], [query.data]);
  const rows = useMemo(() => byDeadline(loaded), [loaded]);
  return { rows, total: totalOf(loaded), query };
}

const limit = 100;

/** The user's unresolved alerts. */
export function useOwnAlerts() {
  const { token } = useViewer();
  return useOwnList({
    path: '/v1/alerts',
    statuses: unresolved,
    load: (status, cursor, signal) => {
      const query = { status, assigned_to: token, snoozed: 'exclude', sort: 'sla_deadline', limit } as const;
      return bodyOf(api.GET('/v1/alerts', { params: { query: { ...query, cursor } }, signal }));
    },
  });
}

export function useOwnCases() {
  const { token } = useViewer();
  return useOwnList({
    path: '/v1/cases',
    statuses: open,
    load: (status, cursor, signal) => {
      const query = { status, assigned_to: token, sort: 'sla_deadline', limit } as const;
      return bodyOf(api.GET('/v1/cases', { params: { query: { ...query, cursor } }, signal }));
    },
  });
}
