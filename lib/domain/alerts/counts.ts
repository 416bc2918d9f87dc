import type { Group } from '@/lib/domain/list-totals';
import { sumOf } from '@/lib/domain/counts';
import { wideGroups } from '@/lib/domain/policies/sla-groups';
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
export async function wideAlertGroups(
  ctx: Context,
  filters: AlertFilters,
  by: readonly AlertColumn[],
): Promise<Group<AlertColumn>[]> {
  const [left] = leftOutOf(ctx, filters);
  const counted = { equals: equalsOf(filters), by, ahead: isAhead(ctx.now()), left };
  const groups = await wideGroups(ctx, alertTotals, counted);
  const { sla_status } = filters;
  return groups.filter((group) => sla_status === undefined || group.sla_status === sla_status);
}

export const countBySla = async (ctx: Context, filters: AlertFilters): Promise<number> =>
  sumOf(await wideAlertGroups(ctx, filters, []));
