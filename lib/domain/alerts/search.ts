import type { ListFilters } from '@/lib/domain/list-page';
import { slaAlternatives } from '@/lib/domain/policies/sla-condition';
import type { TokenPrefix } from '@/lib/domain/primitives';
import { textCondition } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import { countBySla, isNarrow, isSnoozed } from './counts';
import type { AlertFilters } from './schema';
import { countAlertsWithout, countAssigned, searchedText } from './store';

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

/** Undefined where the list counts for itself: by its kept totals, else row by row, of which there are few. */
function totalOf(ctx: Context, filters: AlertFilters): ListFilters['total'] {
  const { sla_status, snoozed, q: _, ...equals } = filters;
  if (isNarrow(filters)) return undefined;
  if (sla_status) return () => countBySla(ctx, filters);
  if (snoozed === 'exclude') return () => countAlertsWithout(ctx, equals, isSnoozed(ctx.now()));
  return filters.assigned_to === undefined ? undefined : () => countAssigned(ctx, equals);
}

/** The filters of a list of alerts (API §5.3). Snoozed alerts are left out only where that is asked for. */
export async function alertSearch(ctx: Context, filters: AlertFilters): Promise<ListFilters> {
  const { sla_status, snoozed, q, ...equals } = filters;
  const now = ctx.now();
  const conditions = [...snoozedConditions(snoozed, now), ...(await textConditions(ctx, q))];
  const alternatives = sla_status && slaAlternatives(sla_status, now);
  return { equals, conditions, alternatives, total: totalOf(ctx, filters) };
}
