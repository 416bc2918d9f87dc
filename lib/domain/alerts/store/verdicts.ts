import type { ListFilters } from '@/lib/domain/list-page';
import type { AlertStatus } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import {
  type Condition,
  type Counted,
  type CountedRows,
  countTogether,
  keptTotals,
} from '@/lib/platform/keyset';
import { alertList } from '../store';

const resource = 'alert_verdicts';
const verdictColumns = ['list', 'model_version', 'is_false_positive'];
const columns = [...alertList.keptColumns, ...verdictColumns];

/** Whether the totals by list, model and verdict say how many fit (docs/adr/0085), and those of the list do not. */
export function isOfVerdicts(equals: ListFilters['equals']): boolean {
  const given = Object.keys(equals).filter((column) => equals[column] !== undefined);
  return (
    given.every((column) => columns.includes(column)) &&
    given.some((column) => verdictColumns.includes(column))
  );
}

/** How many alerts fit by those totals, without those that `left` describes. */
export async function countVerdicts(
  ctx: Context,
  equals: ListFilters['equals'],
  left: Condition | null,
): Promise<number> {
  const outside = left ? [{ table: alertList.table, equals, conditions: [left], groups: {} }] : [];
  const rows = await countTogether(ctx, { resource, bucket: equals, by: [] }, outside);
  return rows.reduce((sum, { query, count }) => sum + (query === 0 ? count : -count), 0);
}

export interface VerdictTotal {
  list: string | null;
  model_version: string | null;
  is_false_positive: boolean;
}

/** Of resolved alerts, by list, model and verdict. */
export const sumVerdicts = (ctx: Context) =>
  keptTotals<VerdictTotal>(ctx, resource, { status: 'Resolved' satisfies AlertStatus });

/** Counts alerts by an index alone, told apart by the expressions. */
export const countGroups = (ctx: Context, filters: Omit<CountedRows, 'table'>): Promise<Counted[]> =>
  countTogether(ctx, null, [{ table: alertList.table, ...filters }]);
