import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { undecided } from '@/components/alerts/undecided';
import { useIsPageRead } from '@/components/shell/use-is-page-read';
import { useViewer } from '@/components/shell/viewer';
import type { TabCount } from '@/components/ui/tabs';
import { useHydrated } from '@/components/ui/use-hydrated';
import { readQuery } from '@/lib/api/query';
import { unassigned } from '@/lib/domain/assignee';
import type { AlertFilters } from '@/lib/domain/alerts/list-schema';
import { dueNow, keptBetweenViews, type ListState, type View } from './list-filters';

interface Counts {
  total: number;
  total_is_minimum: boolean;
  status: Record<string, number>;
  sla_status: Record<string, number>;
  assigned_to: Record<string, number>;
}

interface ViewCounts {
  counts: Record<View, TabCount>;
  /** The overdue ones among the due. */
  overdue: number;
}

/** How many alerts each view would show with the current search and filters. Live events refresh the counts. */
export function useViewCounts(state: ListState): ViewCounts {
  const { token } = useViewer();
  const kept = keptBetweenViews(state);
  const countsOf = (query: AlertFilters) => ({
    ...readQuery('/v1/alerts/counts', { query: { ...query, ...kept, ...undecided } }),
    placeholderData: keepPreviousData,
  });
  const assignee = state.assigned_to === 'me' ? token : (state.assigned_to ?? undefined);
  const isRead = useIsPageRead();
  // Without an assignee these two are one query, and without any filter the navigation shares it.
  const all = useQuery(countsOf({})).data;
  const ofAssignee = useQuery(countsOf({ assigned_to: assignee })).data;
  const due = useQuery({ ...countsOf({ ...dueNow, assigned_to: assignee }), enabled: isRead }).data;
  // The navigation may have loaded them before this part of the page is hydrated, which must match the server's HTML.
  const isHydrated = useHydrated();
  const sum = (counts: Counts | undefined, countsIn: (of: Counts) => (number | undefined)[]): TabCount => {
    if (!isHydrated || !counts) return { count: null, isMinimum: false };
    const count = countsIn(counts).reduce<number>((total, each) => total + (each ?? 0), 0);
    return { count, isMinimum: counts.total_is_minimum };
  };
  return {
    counts: {
      open: sum(ofAssignee, ({ status }) => [status.Open]),
      mine: sum(all, ({ assigned_to }) => [assigned_to[token]]),
      // An escalated alert belongs to its reviewer.
      unassigned: sum(all, ({ assigned_to }) => [assigned_to[unassigned]]),
      due: sum(due, ({ total }) => [total]),
    },
    overdue: (isHydrated && due?.sla_status.Breached) || 0,
  };
}
