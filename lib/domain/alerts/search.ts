import type { ListFilters } from '@/lib/domain/list-page';
import { slaAlternatives } from '@/lib/domain/policies/sla-condition';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import { isDue, isOfAge } from './bands';
import { countBySla, isNarrow, isSnoozed } from './counts';
import type { AlertFilters } from './schema';
import { countAlertsWithout, countAssigned } from './store';
import { countVerdicts, isOfVerdicts } from './store/verdicts';

const isNotSnoozed = (now: Date): Condition => ({
  sql: 'snoozed_until is null or snoozed_until <= ?::timestamptz',
  values: [now],
});

function snoozedConditions(snoozed: AlertFilters['snoozed'], now: Date): Condition[] {
  if (snoozed === 'exclude') return [isNotSnoozed(now)];
  return snoozed === 'only' ? [{ ...isSnoozed(now), isDecisive: true }] : [];
}

const conditionsOf = ({ snoozed, age, due }: AlertFilters, now: Date): Condition[] => [
  ...snoozedConditions(snoozed, now),
  ...(age ? [isOfAge(age, now)] : []),
  ...(due ? [isDue(due, now)] : []),
];

const equalsOf = ({
  sla_status: _status,
  snoozed: _snoozed,
  age: _age,
  due: _due,
  is_false_positive: verdict,
  ...equals
}: AlertFilters) => ({
  ...equals,
  is_false_positive: verdict === undefined ? undefined : verdict === 'true',
});

/** Undefined where the list counts for itself: by its kept totals, else row by row, of which there are few. */
function totalOf(ctx: Context, filters: AlertFilters): ListFilters['total'] {
  const { sla_status, snoozed, age, due, assigned_to } = filters;
  const equals = equalsOf(filters);
  const left = snoozed === 'exclude' ? isSnoozed(ctx.now()) : null;
  if (isOfVerdicts(equals) && !sla_status && !age && !due && snoozed !== 'only')
    return () => countVerdicts(ctx, equals, left);
  if (isNarrow(filters)) return undefined;
  if (sla_status) return () => countBySla(ctx, filters);
  if (left) return () => countAlertsWithout(ctx, equals, left);
  return assigned_to === undefined ? undefined : () => countAssigned(ctx, equals);
}

/** The filters of a list of alerts (API §5.3). Snoozed alerts are left out only where that is asked for. */
export function alertSearch(ctx: Context, filters: AlertFilters): ListFilters {
  const now = ctx.now();
  return {
    equals: equalsOf(filters),
    conditions: conditionsOf(filters, now),
    alternatives: filters.sla_status && slaAlternatives(filters.sla_status, now),
    total: totalOf(ctx, filters),
  };
}

/** Open alerts that are to be done now. */
export const openNow = (now: Date) => ({ equals: { status: 'Open' }, conditions: [isNotSnoozed(now)] });
