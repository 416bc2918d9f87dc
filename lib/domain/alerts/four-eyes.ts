import type { Alert, ResolveAlert } from './schema';

type Resolution = Pick<ResolveAlert, 'action' | 'is_false_positive'>;

const clearing: readonly string[] = ['Approve', 'Approve with Conditions'] satisfies ResolveAlert['action'][];

/** Lets the client through: as another person, as no issue, or in spite of the finding. */
const clears = ({ action, is_false_positive }: Resolution): boolean =>
  is_false_positive || clearing.includes(action);

const isGrave = ({ priority, category }: Pick<Alert, 'priority' | 'category'>): boolean =>
  priority === 'Critical' || category === 'Sanctions Hit';

/** Whether one pair of eyes is too few to clear the alert (API §7.4). Also tells the console beforehand. */
export const needsSecondEyes = (
  alert: Pick<Alert, 'priority' | 'category'>,
  resolution: Resolution,
): boolean => isGrave(alert) && clears(resolution);
