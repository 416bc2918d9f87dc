import type { ListPage } from '@/components/alerts/alert-cache';
import type { CountOfList } from '@/components/ui/data-table/table-states';

/** The total is undefined until each of the list's queries has said how many it finds. */
export type AlertCount = CountOfList;

/** Of alerts: a row may stand for several. */
export function countLoaded(
  pages: readonly Pick<ListPage, 'alerts' | 'part' | 'total' | 'totalIsMinimum'>[],
  parts: number,
): AlertCount {
  const totals = new Map(pages.map(({ part, total }) => [part, total]));
  const loaded = pages.reduce((sum, { alerts }) => sum + alerts.length, 0);
  const total = [...totals.values()].reduce((sum, each) => sum + each, 0);
  const totalIsMinimum = pages.some((page) => page.totalIsMinimum);
  return { loaded, total: totals.size === parts ? Math.max(total, loaded) : undefined, totalIsMinimum };
}
