import type { Group } from '@/lib/domain/list-totals';
import { sumOf } from '@/lib/domain/counts';
import { wideGroups } from '@/lib/domain/policies/sla-groups';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import type { AlertFilters } from './list-schema';
import { type AlertColumn, alertTotals } from './store';

export const isSnoozed = (now: Date): Condition => ({ sql: 'snoozed_until > ?::timestamptz', values: [now] });

const isAhead = (now: Date): Condition => ({
  sql: 'sla_stopped is null and sla_deadline > ?::timestamptz',
  values: [now],
});

const narrow = [
  'case_token',
  'entity_token',
  'age',
  'due',
  'list',
  'model_version',
  'is_false_positive',
  'q',
] as const;

/** Has a filter that the kept totals of lists do not have. */
export const isNarrow = (filters: AlertFilters): boolean =>
  filters.snoozed === 'only' || narrow.some((name) => filters[name] !== undefined);

export async function wideAlertGroups(
  ctx: Context,
  { sla_status, snoozed, q: _, ...equals }: AlertFilters,
  by: readonly AlertColumn[],
): Promise<Group<AlertColumn>[]> {
  const now = ctx.now();
  const left = snoozed === 'exclude' ? isSnoozed(now) : undefined;
  const groups = await wideGroups(ctx, alertTotals, { equals, by, ahead: isAhead(now), left });
  return groups.filter((group) => sla_status === undefined || group.sla_status === sla_status);
}

export const countBySla = async (ctx: Context, filters: AlertFilters): Promise<number> =>
  sumOf(await wideAlertGroups(ctx, filters, []));
