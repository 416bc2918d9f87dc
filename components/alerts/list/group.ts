import type { Alert } from '@/lib/domain/alerts/schema';

/** A row of the list: the alerts on one person or company in one case, in the order of the list. */
export interface AlertGroup {
  /** The token of the first alert. */
  key: string;
  alerts: readonly Alert[];
}

const subjectOf = ({ case_token, entity_token, token }: Alert): string =>
  entity_token === null ? token : `${case_token} ${entity_token}`;

/** The last group made for each first alert. */
const made = new WeakMap<Alert, AlertGroup>();

/** Returns the same object for the same alerts, so that an unchanged row is not redrawn. */
function groupOf(lead: Alert, alerts: readonly Alert[]): AlertGroup {
  const last = made.get(lead);
  if (last?.alerts.length === alerts.length && last.alerts.every((alert, n) => alert === alerts[n]))
    return last;
  const group = { key: lead.token, alerts };
  made.set(lead, group);
  return group;
}

/** Groups alerts by subject. A group is where its first alert is; later ones join it. */
export function groupBySubject(alerts: readonly Alert[]): AlertGroup[] {
  const groups = Map.groupBy(alerts, subjectOf);
  return [...groups.values()].flatMap((found) => (found[0] ? [groupOf(found[0], found)] : []));
}

/** Whether it is decided, or about to be. */
export const isDecided = ({ status, held }: Alert): boolean => status === 'Resolved' || held !== null;

/** The alerts of the rows, from the top. */
export const inOrder = (groups: readonly AlertGroup[]): Alert[] => groups.flatMap(({ alerts }) => alerts);

export interface ListPlace {
  /** The alert's row, and those above and below. */
  row: string | undefined;
  previous: string | undefined;
  next: string | undefined;
}

/** Where an alert is in the list. */
export function placeOf(groups: readonly AlertGroup[], token: string | undefined): ListPlace {
  const index = groups.findIndex(({ alerts }) => alerts.some((alert) => alert.token === token));
  return {
    row: groups[index]?.key,
    previous: groups[index - 1]?.key,
    next: groups[index + 1]?.key,
  };
}
