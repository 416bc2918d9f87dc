import type { ListFilters } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { keptTotal } from '@/lib/platform/database/kept-totals';
import { type Counted, type CountedRows, countTogether } from '@/lib/platform/database/counting';
import type { Condition } from '@/lib/platform/database/conditions';
import { alertList } from '../store';

/** The kept totals of alerts (docs/adr/0006, 0041, 0085); those with fewer columns come first. */
export const totals = ['alerts', 'alert_counts', 'alert_verdicts'] as const;
export type Totals = (typeof totals)[number];

/** Number of matching alerts by the totals, minus the excluded rows. */
export async function countKept(
  ctx: Context,
  resource: Totals,
  equals: ListFilters['equals'],
  leftOut: readonly Condition[],
): Promise<number> {
  if (leftOut.length === 0) return keptTotal(ctx, resource, equals);
  const outside = { table: alertList.table, equals, conditions: [...leftOut], groups: {} };
  const rows = await countTogether(ctx, { resource, bucket: equals, by: [] }, [outside]);
  return rows.reduce((sum, { query, count }) => sum + (query === 0 ? count : -count), 0);
}

/** Groups by a column. */
export const valueOf = (column: 'status' | 'priority' | 'sla_stopped'): Condition => ({
  sql: column,
  values: [],
});

/** Counts alerts grouped by the expressions, using only an index. */
export const countGroups = <Group extends object>(
  ctx: Context,
  filters: Omit<CountedRows, 'table'>,
): Promise<Counted<Group>[]> => countTogether(ctx, null, [{ table: alertList.table, ...filters }]);
