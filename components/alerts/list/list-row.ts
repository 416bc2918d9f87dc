import { priorityBars } from '@/components/alerts/appearance';
import { isSnoozed } from '@/components/alerts/snoozed';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Priority } from '@/lib/domain/words';
import { type AlertGroup, isDecided } from './group';

export interface ListRow extends AlertGroup {
  /** The alert that the row describes. */
  lead: Alert;
  priority: Priority;
  /** Why the last bulk change left this alert out. */
  problem: string | undefined;
}

/** The highest of those that are not resolved. It does not fall while a decision on one of them can be undone. */
export const priorityOf = (lead: Alert, alerts: readonly Alert[]): Priority =>
  alerts.reduce(
    (top, { status, priority }) =>
      status !== 'Resolved' && priorityBars[priority] > priorityBars[top] ? priority : top,
    lead.priority,
  );

interface Shown {
  /** The token of the open alert. */
  current: string | undefined;
  problems: ReadonlyMap<string, string>;
  now: Date;
}

/** Returns the same object for an unchanged row, so that it is not redrawn. */
const drawn = new WeakMap<AlertGroup, ListRow>();

/** A row of several hits is about those that are not snoozed, and does not change when another of them is opened. */
export function rowOf(group: AlertGroup, { current, problems, now }: Shown): ListRow | null {
  const { alerts } = group;
  const awake = alerts.filter((alert) => !isSnoozed(alert, now));
  const lead =
    awake.find((alert) => !isDecided(alert)) ??
    alerts.find((alert) => !isDecided(alert)) ??
    alerts.find(({ token }) => token === current) ??
    alerts[0];
  if (!lead) return null;
  const priority = priorityOf(lead, awake);
  const problem = alerts.map(({ token }) => problems.get(token)).find(Boolean);
  const last = drawn.get(group);
  if (last && last.lead === lead && last.priority === priority && last.problem === problem) return last;
  const row = { ...group, lead, priority, problem };
  drawn.set(group, row);
  return row;
}
