import type { View } from './list-filters';

const alerts: Record<View, string> = {
  open: 'nobody has started, assigned or not',
  unassigned: 'neither resolved nor assigned',
  mine: 'assigned to you and not resolved',
  due: 'overdue or due within 24 hours, started or not',
};

/** What a view counts. Views overlap, so they do not add up to all alerts. */
export const shownBy = (view: View): string => `Alerts ${alerts[view]}. Snoozed alerts are hidden`;
