import { assigneeInColumn } from '@/lib/domain/assignee';
import type { ListFilters } from '@/lib/domain/list-page';
import { type TalliedBy, totalOf, wideTallies } from '@/lib/domain/policies/sla-tallies';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import type { CaseFilters } from './schema';
import { type CaseColumn, caseTotals } from './store';

/** A case without a deadline is never due. */
const isAhead = (now: Date): Condition => ({
  sql: 'sla_stopped is null and (sla_deadline > ?::timestamptz or sla_deadline is null)',
  values: [now],
});

type WideFilters = Omit<CaseFilters, 'entity_token' | 'override' | 'closed_from' | 'closed_to' | 'q'>;
type ColumnFilters = Omit<WideFilters, 'sla_status' | 'closed'>;

/** Conditions on the columns with the same names. */
export const columnsOf = ({ assigned_to, risk_tier, ...columns }: ColumnFilters): ListFilters['equals'] => ({
  ...columns,
  risk_tier: risk_tier === 'none' ? null : risk_tier,
  assigned_to: assigned_to && assigneeInColumn(assigned_to),
});

function countedOf({ sla_status, closed }: WideFilters): Condition | undefined {
  const conditions = [
    ...(sla_status ? [{ sql: 'sla_status = ?', values: [sla_status] }] : []),
    ...(closed ? [{ sql: `status <> 'Closed'`, values: [] }] : []),
  ];
  if (conditions.length === 0) return undefined;
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    values: conditions.flatMap((condition): unknown[] => condition.values),
  };
}

export function wideCaseTallies(
  ctx: Context,
  filters: WideFilters,
  by: readonly CaseColumn[],
): Promise<TalliedBy<CaseColumn>[]> {
  const { sla_status: _, closed, ...columns } = filters;
  return wideTallies(ctx, caseTotals, {
    equals: columnsOf(columns),
    by: closed ? [...new Set([...by, 'status' as const])] : by,
    ahead: isAhead(ctx.now()),
    where: countedOf(filters),
  });
}

export const countByTallies = async (ctx: Context, filters: CaseFilters): Promise<number> =>
  totalOf(await wideCaseTallies(ctx, filters, []));
