import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useViewer } from '@/components/shell/viewer';
import type { TabCount } from '@/components/ui/tabs';
import { useHydrated } from '@/components/ui/use-hydrated';
import { readQuery } from '@/lib/api/query';
import { unassigned } from '@/lib/domain/assignee';
import type { AlertFilters } from '@/lib/domain/alerts/list-schema';
import { dueNow, type View } from './list-filters';

/** How many alerts each view has with the search, without its filters. Live events have them read again. */
export function useViewCounts(text: string | null): Record<View, TabCount> {
  const { token } = useViewer();
  const q = text?.trim() || undefined;
  const countsOf = (query: AlertFilters) => ({
    ...readQuery('/v1/alerts/counts', { query: { ...query, snoozed: 'exclude', q } }),
    placeholderData: keepPreviousData,
  });
  const open = useQuery(countsOf({ status: 'Open' })).data;
  const own = useQuery(countsOf({ assigned_to: token })).data;
  const due = useQuery(countsOf(dueNow)).data;
  // The navigation reads the same counts, maybe before this part of the page is hydrated as the server drew it.
  const isHydrated = useHydrated();
  const sum = (
    counts: typeof open,
    countsIn: (of: NonNullable<typeof open>) => (number | undefined)[],
  ): TabCount => {
    if (!isHydrated || !counts) return { count: null, isMinimum: false };
    const count = countsIn(counts).reduce<number>((total, each) => total + (each ?? 0), 0);
    return { count, isMinimum: counts.total_is_minimum };
  };
  return {
    open: sum(open, ({ status }) => [status.Open]),
    mine: sum(own, ({ status }) => [status.Open, status.Acknowledged, status.Escalated]),
    unassigned: sum(open, ({ assigned_to }) => [assigned_to[unassigned]]),
    due: sum(due, ({ total }) => [total]),
  };
}
