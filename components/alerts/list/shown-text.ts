import type { ListState, View } from './list-filters';
import { shownBy } from './shown-by-view';

const whose: Record<View, string> = {
  open: '',
  unassigned: ' that are not assigned',
  mine: ' assigned to you',
  due: ' that are overdue or due within 24 hours',
};

/** What the list counts. */
export function shownText({ view, status }: Pick<ListState, 'view' | 'status'>): string {
  if (status === null) return shownBy(view);
  if (status === 'Not resolved') return `Alerts${whose[view]} that are not resolved, including snoozed ones`;
  if (status === 'Snoozed') return `Snoozed alerts${whose[view]}`;
  if (status === 'All') return `All alerts${whose[view]}, including resolved and snoozed ones`;
  return `${status} alerts${whose[view]}. Snoozed alerts are hidden`;
}
