import { assigneeInColumn } from '@/lib/domain/assignee';
import type { ListFilters } from '@/lib/domain/list-page';
import type { Group } from '@/lib/domain/list-totals';
import { sumOf } from '@/lib/domain/counts';
import { wideGroups } from '@/lib/domain/policies/sla-groups';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import type { CaseFilters } from './schema';
import { type CaseColumn, caseTotals } from './store';

/** A case without a deadline is never due. */
const isAhead = (now: Date): Condition => ({
  sql: 'sla_stopped is null and (sla_deadline > ?::timestamptz or sla_deadline is null)',
  values: [now],
});

type WideFilters = Omit<CaseFilters, 'entity_token' | 'override' | 'q'>;
type ColumnFilters = Omit<WideFilters, 'sla_status' | 'closed'>;

/** What the cases have in the columns of the same names. */
export const columnsOf = ({ assigned_to, ...columns }: ColumnFilters): ListFilters['equals'] => ({
  ...columns,
  assigned_to: assigned_to && assigneeInColumn(assigned_to),
});

export async function wideCaseGroups(
  ctx: Context,
  { sla_status, closed, ...columns }: WideFilters,
  by: readonly CaseColumn[],
): Promise<Group<CaseColumn>[]> {
  const groups = await wideGroups(ctx, caseTotals, {
    equals: columnsOf(columns),
    by: closed ? [...new Set([...by, 'status' as const])] : by,
    ahead: isAhead(ctx.now()),
  });
  return groups.filter(
    (group) =>
      (sla_status === undefined || group.sla_status === sla_status) && !(closed && group.status === 'Closed'),
  );
}

export const countByGroups = async (ctx: Context, filters: CaseFilters): Promise<number> =>
  sumOf(await wideCaseGroups(ctx, filters, []));
