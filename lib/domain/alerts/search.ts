import type { ListFilters } from '@/lib/domain/list-page';
import { slaAlternatives } from '@/lib/domain/policies/sla-condition';
import type { TokenPrefix } from '@/lib/domain/primitives';
import { textCondition } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import { countBySla, isNarrow, isSnoozed } from './counts';
import { AlertAge, AlertDue, type AlertFilters } from './list-schema';
import { countAlertsWithout, countAssigned, searchedText } from './store';
import { countVerdicts, isOfVerdicts } from './store/verdicts';

// Ages and times to the deadline that alerts are found and counted by (docs/adr/0085).

const clock = '?::timestamptz';

const ageSql: Record<AlertAge, string> = {
  'Under 1 day': `created_at > ${clock} - interval '1 day'`,
  '1 to 3 days': `created_at <= ${clock} - interval '1 day' and created_at > ${clock} - interval '3 days'`,
  '3 to 7 days': `created_at <= ${clock} - interval '3 days' and created_at > ${clock} - interval '7 days'`,
  '7 to 14 days': `created_at <= ${clock} - interval '7 days' and created_at > ${clock} - interval '14 days'`,
  'Over 14 days': `created_at <= ${clock} - interval '14 days'`,
};

const dueSql: Record<AlertDue, string> = {
  'Within 24 hours': `sla_deadline > ${clock} and sla_deadline < ${clock} + interval '24 hours'`,
  '1 to 7 days': `sla_deadline >= ${clock} + interval '24 hours' and sla_deadline < ${clock} + interval '7 days'`,
  'After 7 days': `sla_deadline >= ${clock} + interval '7 days'`,
};

const at = (sql: string, now: Date): Condition => ({
  sql,
  values: Array.from(sql.matchAll(/\?/g), () => now),
  isDecisive: true,
});

const isOfAge = (age: AlertAge, now: Date): Condition => at(ageSql[age], now);

const isDue = (due: AlertDue, now: Date): Condition => at(`sla_stopped is null and ${dueSql[due]}`, now);

const caseOf = (branches: readonly [when: string, then: string][]) =>
  `case ${branches.map(([when, then]) => `when ${when} then '${then}'`).join(' ')} end`;

export const ageOf = (now: Date): Condition =>
  at(caseOf(AlertAge.options.map((age) => [ageSql[age], age])), now);

/** `Breached`, `Paused` where the clock has stopped before, or when it is due. */
export const dueOf = (now: Date): Condition =>
  at(
    caseOf([
      [`sla_stopped = 'Breached' or sla_stopped is null and sla_deadline <= ${clock}`, 'Breached'],
      ['sla_stopped is not null', 'Paused'],
      ...AlertDue.options.map((due): [string, string] => [dueSql[due], due]),
    ]),
    now,
  );

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
