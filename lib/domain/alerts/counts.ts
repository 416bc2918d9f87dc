import { type TalliedBy, totalOf, wideTallies } from '@/lib/domain/policies/sla-tallies';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import { equalsOf, leftOutOf } from './store/filters';
import type { AlertFilters } from './list-schema';
import { type AlertColumn, alertTotals } from './store';

const isAhead = (now: Date): Condition => ({
  sql: 'sla_stopped is null and sla_deadline > ?::timestamptz',
  values: [now],
});

/** For filters that these totals keep. */
export function wideAlertTallies(
  ctx: Context,
  filters: AlertFilters,
  by: readonly AlertColumn[],
): Promise<TalliedBy<AlertColumn>[]> {
  const [left] = leftOutOf(ctx, filters);
  const { sla_status } = filters;
  const where = sla_status && { sql: 'sla_status = ?', values: [sla_status] };
  return wideTallies(ctx, alertTotals, {
    equals: equalsOf(filters),
    by,
    ahead: isAhead(ctx.now()),
    left,
    where,
  });
}

export const countBySla = async (ctx: Context, filters: AlertFilters): Promise<number> =>
  totalOf(await wideAlertTallies(ctx, filters, []));
