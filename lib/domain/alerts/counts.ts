import { type TalliedBy, totalOf, wideTallies } from '@/lib/domain/policies/sla-tallies';
import type { Context } from '@/lib/platform/context';
import { allOf, type Condition } from '@/lib/platform/database/conditions';
import { isAhead, isTallyOf } from '@/lib/domain/policies/sla-condition';
import { isPending } from './store/ages';
import { equalsOf, leftOutOf } from './store/filters';
import type { AlertFilters } from './list-schema';
import { type AlertColumn, alertTotals } from './store';

/** Selects tallies, which have the SLA status and, if they are counted by it, the status. */
const tallied = ({ sla_status, resolved }: AlertFilters): Condition | undefined =>
  allOf([...(sla_status ? [isTallyOf(sla_status)] : []), ...(resolved ? [isPending] : [])]);

/**
 * Numbers of alerts by SLA status and by the columns `by`, from kept totals. Only for filters that these totals
 * support, and for `resolved` only if `by` contains the status.
 */
export function wideAlertTallies(
  ctx: Context,
  filters: AlertFilters,
  by: readonly AlertColumn[],
): Promise<TalliedBy<AlertColumn>[]> {
  const [left] = leftOutOf(ctx, filters);
  return wideTallies(ctx, alertTotals, {
    equals: equalsOf(filters),
    by,
    ahead: [isAhead(ctx.now())],
    left,
    where: tallied(filters),
  });
}

export const countByTallies = async (ctx: Context, filters: AlertFilters): Promise<number> =>
  totalOf(await wideAlertTallies(ctx, filters, filters.resolved ? ['status'] : []));
