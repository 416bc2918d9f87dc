import { alertSlaStatus } from '@/lib/domain/policies/sla-condition';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import type { AlertFilters } from './schema';
import { type AlertBucket, type AlertGroup, readAlertTotals } from './store';

export const isSnoozed = (now: Date): Condition => ({ sql: 'snoozed_until > ?::timestamptz', values: [now] });

/** Not due yet: of those whose clock runs, all others are Breached. */
const isAhead = (now: Date): Condition => ({
  sql: 'sla_stopped is null and sla_deadline > ?::timestamptz',
  values: [now],
});

class Groups {
  readonly #groups = new Map<string, AlertGroup>();

  add(of: Omit<AlertBucket, 'sla_stopped'>, sla_status: string, count: number): void {
    const { status, category, type, priority, assigned_to } = of;
    const group = { status, category, type, priority, assigned_to, sla_status };
    const key = JSON.stringify(Object.values(group));
    this.#groups.set(key, { ...group, count: count + (this.#groups.get(key)?.count ?? 0) });
  }

  list(): AlertGroup[] {
    return [...this.#groups.values()].filter(({ count }) => count !== 0);
  }
}

/** Has a filter that no kept total has. */
export const isNarrow = ({ case_token, entity_token, snoozed }: AlertFilters): boolean =>
  case_token !== undefined || entity_token !== undefined || snoozed === 'only';

/**
 * How many alerts fit, by all that they are counted by. The kept totals say all but the SLA status of an alert whose clock
 * runs; so only those that are not due yet are read, and those that are snoozed (docs/adr/0041).
 */
export async function wideAlertGroups(
  ctx: Context,
  { sla_status, snoozed = 'exclude', ...equals }: AlertFilters,
): Promise<AlertGroup[]> {
  const now = ctx.now();
  const counted = [
    { equals, conditions: [isAhead(now)] },
    ...(snoozed === 'exclude' ? [{ equals, conditions: [isSnoozed(now)] }] : []),
  ];
  const { kept, counted: read } = await readAlertTotals(ctx, equals, counted, alertSlaStatus(now));
  const [ahead = [], left = []] = read;
  const groups = new Groups();
  for (const { count, ...bucket } of kept) groups.add(bucket, bucket.sla_stopped ?? 'Breached', count);
  for (const { count, ...group } of ahead) {
    groups.add(group, 'Breached', -count);
    groups.add(group, group.sla_status, count);
  }
  for (const { count, ...group } of left) groups.add(group, group.sla_status, -count);
  return groups.list().filter((group) => sla_status === undefined || group.sla_status === sla_status);
}

export const sumOf = (groups: readonly AlertGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);
