import type { AlertView } from '@/lib/domain/access/schema';

/** Views that everybody has. */
export const usualViews: readonly AlertView[] = [
  { name: 'Unassigned', query: 'view=unassigned' },
  { name: 'Mine', query: 'view=mine' },
  { name: 'Escalated to me', query: 'view=mine&status=Escalated' },
  { name: 'Overdue or due within 24 hours', query: 'view=due' },
  { name: 'Newest first', query: 'sort=-created_at' },
];

/** The query with sorted parameters, equal for two addresses that show the same list. */
const sortedQuery = (query: string): string => {
  const parameters = new URLSearchParams(query);
  if (parameters.get('view') === 'open') parameters.delete('view');
  parameters.sort();
  return parameters.toString();
};

export const hrefOfView = ({ query }: AlertView): string => (query ? `/alerts?${query}` : '/alerts');

/** The view whose filters and order are the ones in the address. */
export const currentView = (views: readonly AlertView[], search: string): AlertView | undefined =>
  views.find(({ query }) => sortedQuery(query) === sortedQuery(search));

const isNamed = (name: string) => (view: AlertView) =>
  view.name.trim().toLowerCase() === name.trim().toLowerCase();

/** Saves a view. Under an existing name, it replaces that view. */
export function withView(views: readonly AlertView[], view: AlertView): AlertView[] {
  const saved = { ...view, name: view.name.trim() };
  const at = views.findIndex(isNamed(view.name));
  return at < 0 ? [...views, saved] : views.with(at, saved);
}

export const withoutView = (views: readonly AlertView[], name: string): AlertView[] =>
  views.filter((view) => !isNamed(name)(view));

/** Renames a view in its place. If the new name exists already, that other view is removed. */
export function renamedView(views: readonly AlertView[], from: string, to: string): AlertView[] {
  const others = views.filter((view) => isNamed(from)(view) || !isNamed(to)(view));
  return others.map((view) => (isNamed(from)(view) ? { ...view, name: to.trim() } : view));
}
