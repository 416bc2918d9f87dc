import type { AlertCount } from '@/components/alerts/list/count-loaded';
import { type AlertGroup, inOrder, isDecided } from '@/components/alerts/list/group';
import type { Alert } from '@/lib/domain/alerts/schema';

/** The position among the alerts of the list, from 1; 0 if the alert is not in it, or no longer. */
export const positionOf = (groups: readonly AlertGroup[], token: string, gone: ReadonlySet<string>): number =>
  inOrder(groups)
    .filter((alert) => !gone.has(alert.token))
    .findIndex((alert) => alert.token === token) + 1;

const isInHand = (alert: Alert, person: string): boolean =>
  alert.assigned_to === person && !isDecided(alert) && alert.snoozed_until === null;

interface Listed {
  groups: readonly AlertGroup[];
  gone: ReadonlySet<string>;
  count: AlertCount;
}

/** An alert that left the list because the person took it, such as by pulling it, is in its place until they decide. */
export function withInHand({ groups, gone, count }: Listed, person: string): Pick<Listed, 'gone' | 'count'> {
  const alerts = inOrder(groups).filter(({ token }) => gone.has(token));
  const left = alerts.filter((alert) => !isInHand(alert, person)).map(({ token }) => token);
  const more = alerts.length - left.length;
  const { loaded, total } = count;
  return {
    gone: new Set(left),
    count: { ...count, loaded: loaded + more, total: total === undefined ? undefined : total + more },
  };
}
