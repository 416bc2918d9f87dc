import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { undecided } from '@/components/alerts/undecided';
import { isPaused } from '@/components/cases/case-sla';
import { useViewer } from '@/components/shell/viewer';
import { useListPages } from '@/components/ui/data-table/use-list-pages';
import { api, bodyOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import { unassigned } from '@/lib/domain/assignee';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { ListedCase } from '@/lib/domain/cases/schema';
import { pausedLast } from './paused-last';

const limit = 100;

const isPausedAlert = ({ sla_paused_at }: Alert): boolean => sla_paused_at !== null;

/** As far as the list has loaded. */
const usePausedLast = <Row>(rows: readonly Row[], isPausedRow: (row: Row) => boolean): Row[] =>
  useMemo(() => pausedLast(rows, isPausedRow), [rows, isPausedRow]);

/** Unresolved alerts, by deadline. */
export function useOwnAlerts() {
  const { token } = useViewer();
  const query = {
    assigned_to: token,
    resolved: 'exclude',
    snoozed: 'exclude',
    sort: 'sla_deadline',
    limit,
  } as const;
  const list = useListPages<Alert>({
    queryKey: ['/v1/alerts', { query }],
    load: (cursor, signal) =>
      bodyOf(api.GET('/v1/alerts', { params: { query: { ...query, cursor } }, signal })),
  });
  return { ...list, rows: usePausedLast(list.rows, isPausedAlert) };
}

/** Why there is no alert to pull; null if there is one. Known from the counts of the navigation. */
export function useNothingToPull(): 'none open' | 'all assigned' | null {
  const counts = useQuery(readQuery('/v1/alerts/counts', { query: undecided })).data;
  if (counts === undefined || (counts.assigned_to[unassigned] ?? 0) > 0) return null;
  return counts.total === 0 ? 'none open' : 'all assigned';
}

/** Whether nobody has been checked yet. */
export function useIsNewProject(): boolean {
  const counts = useQuery(readQuery('/v1/cases/counts', { query: {} })).data;
  return counts?.total === 0;
}

export function useOwnCases() {
  const { token } = useViewer();
  const query = { assigned_to: token, closed: 'exclude', sort: 'sla_deadline', limit } as const;
  const list = useListPages<ListedCase>({
    queryKey: ['/v1/cases', { query }],
    load: (cursor, signal) =>
      bodyOf(api.GET('/v1/cases', { params: { query: { ...query, cursor } }, signal })),
  });
  return { ...list, rows: usePausedLast(list.rows, isPaused) };
}
