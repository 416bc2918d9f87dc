import { type AlertGroup, inOrder } from '@/components/alerts/list/group';

/** The position among the alerts of the list, from 1; 0 if the alert is not in it, or no longer. */
export const positionOf = (groups: readonly AlertGroup[], token: string, gone: ReadonlySet<string>): number =>
  inOrder(groups)
    .filter((alert) => !gone.has(alert.token))
    .findIndex((alert) => alert.token === token) + 1;
