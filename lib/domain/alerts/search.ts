import type { ListFilters } from '@/lib/domain/list-page';
import { slaCondition } from '@/lib/domain/policies/sla-condition';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import type { AlertFilters } from './schema';

export type SnoozedFilter = NonNullable<AlertFilters['snoozed']>;

export const isSnoozed = (now: Date): Condition => ({ sql: 'snoozed_until > ?::timestamptz', values: [now] });
const isNotSnoozed = (now: Date): Condition => ({
  sql: 'snoozed_until is null or snoozed_until <= ?::timestamptz',
  values: [now],
});

function snoozedConditions(snoozed: SnoozedFilter, now: Date): Condition[] {
  if (snoozed === 'include') return [];
  return [snoozed === 'only' ? isSnoozed(now) : isNotSnoozed(now)];
}

/** The filters of a list of alerts (API §5.3). */
export function alertSearch(
  ctx: Context,
  { sla_status, snoozed = 'exclude', ...equals }: AlertFilters,
): ListFilters {
  const now = ctx.now();
  const conditions = [
    ...(sla_status ? [slaCondition(sla_status, now)] : []),
    ...snoozedConditions(snoozed, now),
  ];
  return { equals, conditions };
}
