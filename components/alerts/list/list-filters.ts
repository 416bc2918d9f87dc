import { anyText, oneOf, oneOfOr } from '@/components/ui/filters/address';
import { aRange } from '@/components/ui/filters/range';
import { rangeOfText } from '@/components/ui/date-range';
import { useAddress, useHref } from '@/components/ui/filters/use-address';
import { ages, dues } from '@/components/alerts/ages';
import { categories, priorities, slaStatuses, statuses } from '@/components/alerts/appearance';
import { unassigned } from '@/lib/domain/assignee';
import type { AlertFilters, alertSorts } from '@/lib/domain/alerts/list-schema';

export const views = ['open', 'unassigned', 'mine', 'due'] as const;
export type View = (typeof views)[number];

export const statusChoices = [...statuses, 'Not resolved', 'Snoozed', 'All'] as const;
type StatusChoice = (typeof statusChoices)[number];

type SortField = (typeof alertSorts)[number];
const sortFields = ['created_at', 'priority_score', 'sla_deadline'] as const satisfies readonly SortField[];
const sorts = sortFields.flatMap((field) => [field, `-${field}`] as const);
export type Sort = (typeof sorts)[number];

/**
 * The filters that a user can set. The status decides about snoozed and resolved alerts, the type says no more than the
 * category, and the bounds of a period are one filter.
 */
type SetFilter =
  | Exclude<
      keyof AlertFilters,
      'snoozed' | 'type' | 'due_from' | 'due_to' | 'resolved' | 'resolved_from' | 'resolved_to'
    >
  | 'due_on'
  | 'resolved';

/** `assigned_to=me` is resolved for each viewer, so that a link to it can be shared. */
const parsers = {
  view: oneOfOr(views, 'open'),
  status: oneOf(statusChoices),
  category: oneOf(categories),
  priority: oneOf(priorities),
  sla_status: oneOf(slaStatuses),
  assigned_to: anyText,
  case_token: anyText,
  entity_token: anyText,
  age: oneOf(ages),
  due: oneOf(dues),
  due_on: aRange,
  list: anyText,
  list_entry_id: anyText,
  model_version: anyText,
  is_false_positive: oneOf(['true', 'false']),
  resolved: aRange,
  q: anyText,
  sort: oneOf(sorts),
} satisfies Record<SetFilter | 'view' | 'sort', unknown>;

export function useListState() {
  return useAddress(parsers, 'push');
}

export const useListHref = () => useHref('/alerts', parsers);

export type ListState = ReturnType<typeof useListState>[0];

export interface ListQuery extends AlertFilters {
  sort: Sort;
}

export const usualSort: Record<View, Sort> = {
  open: '-priority_score',
  unassigned: '-priority_score',
  mine: '-priority_score',
  due: 'sla_deadline',
};

type Parts = readonly [AlertFilters, ...AlertFilters[]];

/** Due alerts of any status except Resolved, in one order by deadline. */
export const dueNow = { due: 'Overdue or within 24 hours' } as const satisfies AlertFilters;

/** The queries of each view, one after the other: the API takes one status at a time. */
const partsOf: Record<View, Parts> = {
  open: [{ status: 'Open' }],
  // An API key may have acknowledged an alert that is still unassigned.
  unassigned: [{ status: 'Open' }, { status: 'Acknowledged' }],
  mine: [{ status: 'Escalated' }, { status: 'Acknowledged' }, { status: 'Open' }],
  due: [dueNow],
};

/** The choices that are not a single status. They include snoozed alerts, or show nothing else. */
const wide: Partial<Record<StatusChoice, AlertFilters>> = {
  'Not resolved': { resolved: 'exclude' },
  Snoozed: { snoozed: 'only' },
  All: {},
};

const filtersOf = (status: StatusChoice): AlertFilters =>
  wide[status] ?? { status: status as AlertFilters['status'] }; // every other choice is a status

/** A chosen status replaces those of the view's parts, which makes them all the same query. */
const withStatus = ([first, ...others]: Parts, status: ListState['status']): Parts =>
  status === null ? [first, ...others] : [{ ...first, status: undefined, ...filtersOf(status) }];

/** These views set the assignee themselves, so there is no filter for it. */
export const hasOwnAssignee = (view: View): boolean => view === 'mine' || view === 'unassigned';

function ownerOf({ view, assigned_to }: ListState, viewerToken: string): string | undefined {
  if (view === 'unassigned') return unassigned;
  if (view === 'mine' || assigned_to === 'me') return viewerToken;
  return assigned_to ?? undefined;
}

const given = (others: object) =>
  Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null));

/** The filters that stay set when the view changes: all except the assignee. */
export function keptBetweenViews(state: ListState): AlertFilters {
  const {
    view: _view,
    status: _status,
    sort: _sort,
    assigned_to: _assignee,
    due_on,
    resolved,
    q,
    ...others
  } = state;
  const [dueDays, period] = [rangeOfText(due_on), rangeOfText(resolved)];
  return {
    ...given(others),
    ...(dueDays && { due_from: dueDays.from, due_to: dueDays.to }),
    ...(period && { resolved_from: period.from, resolved_to: period.to }),
    ...(q?.trim() && { q: q.trim() }),
  };
}

/** The queries whose rows make up the list, in order. Those of a view and of a single status leave out snoozed alerts. */
export function queriesOf(state: ListState, viewerToken: string): ListQuery[] {
  const { view, status, sort } = state;
  const owner = ownerOf(state, viewerToken);
  return withStatus(partsOf[view], status).map((part) => ({
    snoozed: status !== null && status in wide ? undefined : 'exclude',
    ...part,
    ...keptBetweenViews(state),
    ...(owner && { assigned_to: owner }),
    sort: sort ?? usualSort[view],
  }));
}

const filterNames = Object.keys(parsers).filter((name) => name !== 'view' && name !== 'sort');

export const noFilters = Object.fromEntries(filterNames.map((name) => [name, null])) as Record<
  SetFilter,
  null
>; // all except those two

export const isFiltered = (state: ListState): boolean =>
  (Object.keys(noFilters) as (keyof typeof noFilters)[]).some((name) => state[name] !== null); // its own keys
