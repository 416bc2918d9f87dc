import type { AlertGroup } from '@/components/alerts/list/group';
import { inOrder, isDecided } from '@/components/alerts/list/group';
import { whyNotDecide } from '@/components/alerts/why-not-decide';
import type { Viewer } from '@/components/shell/viewer';
import type { Alert } from '@/lib/domain/alerts/schema';

type Person = Pick<Viewer, 'role' | 'token'>;

const waitsFor = (alert: Alert, person: Person): boolean =>
  !isDecided(alert) && whyNotDecide(alert, person) === null;

/**
 * The next alert that waits for the person: on the same subject first, then down the list, then from its top.
 * @param decided alerts that they have decided: one that went to another reviewer does not come back to them
 * @param gone alerts that have left the list: those that were snoozed do not come back by themselves
 */
export function nextFor(
  person: Person,
  groups: readonly AlertGroup[],
  token: string,
  decided: ReadonlySet<string>,
  gone: ReadonlySet<string>,
): Alert | undefined {
  const alerts = inOrder(groups);
  const place = alerts.findIndex((alert) => alert.token === token);
  const own = groups.find((group) => group.alerts.some((alert) => alert.token === token))?.alerts ?? [];
  const rest = [...own, ...alerts.slice(place + 1), ...alerts.slice(0, Math.max(0, place))];
  const isAsleep = (alert: Alert) => gone.has(alert.token) && alert.snoozed_until !== null;
  const isLeft = (alert: Alert) => alert.token !== token && !decided.has(alert.token) && !isAsleep(alert);
  return rest.find((alert) => isLeft(alert) && waitsFor(alert, person));
}
