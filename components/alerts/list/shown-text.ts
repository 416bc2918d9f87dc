import type { ListState, View } from './list-filters';

const ofView: Record<View, string> = {
  open: 'Not started, whether assigned or not',
  unassigned: 'Not resolved and not assigned',
  mine: 'Assigned to you and not resolved',
  due: 'Overdue or due within 24 hours, started or not',
};

const whose: Record<View, string> = {
  open: '',
  unassigned: ' that are not assigned',
  mine: ' assigned to you',
  due: ' that are overdue or due within 24 hours',
};

const withoutSnoozed = (shown: string) => `${shown}. Snoozed alerts are hidden`;

/** What the list counts. Views overlap, so they do not add up to all alerts. */
export function shownText({ view, status }: Pick<ListState, 'view' | 'status'>): string {
  if (status === null) return withoutSnoozed(ofView[view]);
  if (status === 'Not resolved') return `Alerts${whose[view]} that are not resolved, including snoozed ones`;
  if (status === 'Snoozed') return `Snoozed alerts${whose[view]}`;
  if (status === 'All') return `All alerts${whose[view]}, including resolved and snoozed ones`;
  return withoutSnoozed(`${status} alerts${whose[view]}`);
}
