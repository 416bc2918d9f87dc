import type { ListPage } from '@/components/alerts/alert-cache';
import { isSnoozed } from '@/components/alerts/snoozed';
import type { CountOfList } from '@/components/ui/data-table/table-states';
import type { Alert } from '@/lib/domain/alerts/schema';
import { assigneeInColumn } from '@/lib/domain/assignee';
import type { ListQuery } from './list-filters';

/** The total is undefined until the last of the list's queries has reported its own. */
export type AlertCount = CountOfList;

/**
 * Whether it has left the list since it was loaded: decided, assigned to somebody else or snoozed. Its row stays where
 * it is.
 */
export const isGone = (alert: Alert, queries: readonly ListQuery[], now: Date): boolean =>
  !queries.some(
    ({ status, resolved, due, assigned_to, snoozed }) =>
      (status ?? alert.status) === alert.status &&
      !(alert.status === 'Resolved' && (resolved === 'exclude' || due !== undefined)) &&
      (assigned_to === undefined || assigneeInColumn(assigned_to) === alert.assigned_to) &&
      (snoozed === undefined || isSnoozed(alert, now) === (snoozed === 'only')),
  );

/** Counts alerts, not rows: a row may hold several. A query that finds none has no page. */
export function countLoaded(
  pages: readonly Pick<ListPage, 'alerts' | 'part' | 'total' | 'totalIsMinimum'>[],
  parts: number,
  gone: number,
): AlertCount {
  // The first page of a query counted those that have gone since.
  const totals = new Map(pages.toReversed().map(({ part, total }) => [part, total]));
  const loaded = pages.reduce((sum, { alerts }) => sum + alerts.length, 0 - gone);
  const total = [...totals.values()].reduce((sum, each) => sum + each, 0 - gone);
  const isLastReached = pages.some(({ part }) => part === parts - 1);
  const totalIsMinimum = pages.some((page) => page.totalIsMinimum);
  return { loaded, total: isLastReached ? Math.max(total, loaded) : undefined, totalIsMinimum, gone };
}
