import type { ListPage } from '@/components/alerts/alert-cache';

export interface AlertCount {
  /** That are in the list so far. */
  loaded: number;
  /** That there are; undefined until each of the list's queries has said how many it finds. */
  total: number | undefined;
}

/** Of alerts: a row may stand for several. */
export function countLoaded(
  pages: readonly Pick<ListPage, 'alerts' | 'part' | 'total'>[],
  parts: number,
): AlertCount {
  const totals = new Map(pages.map(({ part, total }) => [part, total]));
  const loaded = pages.reduce((sum, { alerts }) => sum + alerts.length, 0);
  const total = [...totals.values()].reduce((sum, each) => sum + each, 0);
  return { loaded, total: totals.size === parts ? Math.max(total, loaded) : undefined };
}
