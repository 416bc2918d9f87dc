import type { ListState, View } from './list-filters';

const ofView: Record<View, string> = {
  open: 'Not begun, whoever has them; snoozed ones are left out',
  unassigned: 'Not resolved, and nobody has them; snoozed ones are left out',
  mine: 'All of yours that are not resolved; snoozed ones are left out',
  due: 'Overdue or due within 24 hours, begun or not; snoozed ones are left out',
};

const whose: Record<View, string> = {
  open: '',
  unassigned: ' that nobody has',
  mine: ' of yours',
  due: ' that are overdue or due within 24 hours',
};

/** What the list counts: its views overlap, and do not add up to all alerts. */
export function shownText({ view, status }: Pick<ListState, 'view' | 'status'>): string {
  if (status === null) return ofView[view];
  if (status === 'All') return `All alerts${whose[view]}, also resolved and snoozed ones`;
  return `${status} alerts${whose[view]}; snoozed ones are left out`;
}
