import { slaStatusExpression } from '@/lib/domain/policies/sla-condition';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import type { AlertFilters } from './schema';
import { type AlertColumn, type AlertGroup, readAlertTotals } from './store';

export const isSnoozed = (now: Date): Condition => ({ sql: 'snoozed_until > ?::timestamptz', values: [now] });

/** Not due yet: of those whose clock runs, all others are Breached. */
const isAhead = (now: Date): Condition => ({
  sql: 'sla_stopped is null and sla_deadline > ?::timestamptz',
  values: [now],
});

class Groups {
  readonly #groups = new Map<string, AlertGroup>();
  readonly #by: readonly AlertColumn[];

  constructor(by: readonly AlertColumn[]) {
    this.#by = by;
  }

  add(of: Omit<AlertGroup, 'sla_status' | 'count'>, sla_status: string, count: number): void {
    const key = JSON.stringify([sla_status, ...this.#by.map((column) => of[column])]);
    this.#groups.set(key, { ...of, sla_status, count: count + (this.#groups.get(key)?.count ?? 0) });
  }

  list(): AlertGroup[] {
    return [...this.#groups.values()].filter(({ count }) => count !== 0);
  }
}

/** Has a filter that no kept total has. */
export const isNarrow = ({ case_token, entity_token, snoozed }: AlertFilters): boolean =>
  case_token !== undefined || entity_token !== undefined || snoozed === 'only';

/**
 * How many alerts fit, by SLA status and the columns. The kept totals say all but the SLA status of an alert whose clock
 * runs; so only those that are not due yet are read, and those that are snoozed (docs/adr/0041).
 */
export async function wideAlertGroups(
  ctx: Context,
  { sla_status, snoozed = 'exclude', ...equals }: AlertFilters,
  by: readonly AlertColumn[],
): Promise<AlertGroup[]> {
  const now = ctx.now();
  const counted = [
    { equals, conditions: [isAhead(now)] },
    ...(snoozed === 'exclude' ? [{ equals, conditions: [isSnoozed(now)] }] : []),
  ];
  const slaStatus = slaStatusExpression(now);
  const { kept, counted: read } = await readAlertTotals(ctx, { kept: equals, counted, by, slaStatus });
  const [ahead = [], left = []] = read;
  const groups = new Groups(by);
  for (const { count, sla_stopped, ...of } of kept) groups.add(of, sla_stopped ?? 'Breached', count);
  for (const { count, sla_status: status, ...of } of ahead) {
    groups.add(of, 'Breached', -count);
    groups.add(of, status, count);
  }
  for (const { count, sla_status: status, ...of } of left) groups.add(of, status, -count);
  return groups.list().filter((group) => sla_status === undefined || group.sla_status === sla_status);
}

export const sumOf = (groups: readonly AlertGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

export const countBySla = async (ctx: Context, filters: AlertFilters): Promise<number> =>
  sumOf(await wideAlertGroups(ctx, filters, []));
