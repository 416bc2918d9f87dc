import type { ListFilters } from '@/lib/domain/list-page';
import { slaAlternatives } from '@/lib/domain/policies/sla-condition';
import type { TokenPrefix } from '@/lib/domain/primitives';
import { textCondition } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import { isDue, isOfAge } from './bands';
import { countBySla, isNarrow, isSnoozed } from './counts';
import type { AlertFilters } from './schema';
import { countAlertsWithout, countAssigned, searchedText } from './store';
import { countVerdicts, isOfVerdicts } from './store/verdicts';

const isNotSnoozed = (now: Date): Condition => ({
  sql: 'snoozed_until is null or snoozed_until <= ?::timestamptz',
  values: [now],
});

function snoozedConditions(snoozed: AlertFilters['snoozed'], now: Date): Condition[] {
  if (snoozed === 'exclude') return [isNotSnoozed(now)];
  return snoozed === 'only' ? [{ ...isSnoozed(now), isDecisive: true }] : [];
}

const isToken = (prefix: TokenPrefix, text: string) => new RegExp(`^${prefix}_[0-9a-z]{26}$`).test(text);

/** A whole token finds the alert, or those of the case; anything else is text. */
async function textConditions(ctx: Context, q: string | undefined): Promise<Condition[]> {
  if (q === undefined) return [];
  const token = q.trim().toLowerCase();
  if (isToken('alt', token)) return [{ sql: 'token = ?', values: [token], isDecisive: true }];
  if (isToken('cas', token)) return [{ sql: 'case_token = ?', values: [token], isDecisive: true }];
  return [await textCondition(ctx, searchedText, q)];
}

async function conditionsOf(ctx: Context, { snoozed, age, due, q }: AlertFilters): Promise<Condition[]> {
  const now = ctx.now();
  return [
    ...snoozedConditions(snoozed, now),
    ...(age ? [isOfAge(age, now)] : []),
    ...(due ? [isDue(due, now)] : []),
    ...(await textConditions(ctx, q)),
  ];
}

const equalsOf = ({
  sla_status: _status,
  snoozed: _snoozed,
  age: _age,
  due: _due,
  q: _q,
  is_false_positive: verdict,
  ...equals
}: AlertFilters) => ({
  ...equals,
  is_false_positive: verdict === undefined ? undefined : verdict === 'true',
});

/** Undefined where the list counts for itself: by its kept totals, else row by row, of which there are few. */
function totalOf(ctx: Context, filters: AlertFilters): ListFilters['total'] {
  const { sla_status, snoozed, age, due, q, assigned_to } = filters;
  const equals = equalsOf(filters);
  const left = snoozed === 'exclude' ? isSnoozed(ctx.now()) : null;
  const isWhole = !sla_status && !age && !due && !q && snoozed !== 'only';
  if (isOfVerdicts(equals) && isWhole) return () => countVerdicts(ctx, equals, left);
  if (isNarrow(filters)) return undefined;
  if (sla_status) return () => countBySla(ctx, filters);
  if (left) return () => countAlertsWithout(ctx, equals, left);
  return assigned_to === undefined ? undefined : () => countAssigned(ctx, equals);
}

/** The filters of a list of alerts (API §5.3). Snoozed alerts are left out only where that is asked for. */
export async function alertSearch(ctx: Context, filters: AlertFilters): Promise<ListFilters> {
  return {
    equals: equalsOf(filters),
    conditions: await conditionsOf(ctx, filters),
    alternatives: filters.sla_status && slaAlternatives(filters.sla_status, ctx.now()),
    total: totalOf(ctx, filters),
  };
}

/** Open alerts that are to be done now. */
export const openNow = (now: Date) => ({ equals: { status: 'Open' }, conditions: [isNotSnoozed(now)] });
