import type { ListPage } from '@/components/alerts/alert-cache';
import type { CountOfList } from '@/components/ui/data-table/table-states';

/** The total is undefined until the last of the list's queries has reported its own. */
export type AlertCount = CountOfList;

/** Counts alerts, not rows: a row may hold several. A query that finds none has no page. */
export function countLoaded(
  pages: readonly Pick<ListPage, 'alerts' | 'part' | 'total' | 'totalIsMinimum'>[],
  parts: number,
): AlertCount {
  const totals = new Map(pages.map(({ part, total }) => [part, total]));
  const loaded = pages.reduce((sum, { alerts }) => sum + alerts.length, 0);
  const total = [...totals.values()].reduce((sum, each) => sum + each, 0);
  const isLastReached = pages.some(({ part }) => part === parts - 1);
  const totalIsMinimum = pages.some((page) => page.totalIsMinimum);
  return { loaded, total: isLastReached ? Math.max(total, loaded) : undefined, totalIsMinimum };
}
