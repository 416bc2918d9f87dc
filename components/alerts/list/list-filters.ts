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

export const statusChoices = [...statuses, 'Not resolved', 'All'] as const;
type StatusChoice = (typeof statusChoices)[number];

type SortField = (typeof alertSorts)[number];
const sortFields = ['created_at', 'priority_score', 'sla_deadline'] as const satisfies readonly SortField[];
const sorts = sortFields.flatMap((field) => [field, `-${field}`] as const);
export type Sort = (typeof sorts)[number];

/** What may be set: snoozed and resolved alerts come with the status, the type says no more than the category, and a period is one choice. */
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

const usualSort: Record<View, Sort> = {
  open: '-priority_score',
  unassigned: '-priority_score',
  mine: '-priority_score',
  due: 'sla_deadline',
};

type Parts = readonly [AlertFilters, ...AlertFilters[]];

/** Of whatever status that is not Resolved, in one order by their deadlines. */
export const dueNow = { due: 'Overdue or within 24 hours' } as const satisfies AlertFilters;

/** What each view asks for, one after the other: the API takes one status at a time. */
const partsOf: Record<View, Parts> = {
  open: [{ status: 'Open' }],
  // A machine may have acknowledged what no person has.
  unassigned: [{ status: 'Open' }, { status: 'Acknowledged' }],
  mine: [{ status: 'Escalated' }, { status: 'Acknowledged' }, { status: 'Open' }],
  due: [dueNow],
};

/** Of the choices that are no status; they show snoozed alerts too. */
const wide: Partial<Record<StatusChoice, AlertFilters>> = {
  'Not resolved': { resolved: 'exclude' },
  All: {},
};

const filtersOf = (status: StatusChoice): AlertFilters =>
  wide[status] ?? { status: status as AlertFilters['status'] }; // every other choice is one

/** With a status that is chosen, the parts of a view differ in nothing. */
const withStatus = ([first, ...others]: Parts, status: ListState['status']): Parts =>
  status === null ? [first, ...others] : [{ ...first, status: undefined, ...filtersOf(status) }];

/** These views say whose alerts they show, and take no other. */
export const hasOwnAssignee = (view: View): boolean => view === 'mine' || view === 'unassigned';

function ownerOf({ view, assigned_to }: ListState, viewerToken: string): string | undefined {
  if (view === 'unassigned') return unassigned;
  if (view === 'mine' || assigned_to === 'me') return viewerToken;
  return assigned_to ?? undefined;
}

const given = (others: object) =>
  Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null));

/** What stays set in whichever view is chosen next, but for whose alerts they are. */
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

/** The queries whose rows follow each other in the list. A snoozed alert is only in those of all alerts, and of all that are not resolved. */
export function queriesOf(state: ListState, viewerToken: string): ListQuery[] {
  const { view, status, sort } = state;
  const owner = ownerOf(state, viewerToken);
  return withStatus(partsOf[view], status).map((part) => ({
    ...part,
    ...keptBetweenViews(state),
    ...(owner && { assigned_to: owner }),
    snoozed: status !== null && status in wide ? undefined : 'exclude',
    sort: sort ?? usualSort[view],
  }));
}

const filterNames = Object.keys(parsers).filter((name) => name !== 'view' && name !== 'sort');

export const noFilters = Object.fromEntries(filterNames.map((name) => [name, null])) as Record<
  SetFilter,
  null
>; // all but those two

export const isFiltered = (state: ListState): boolean =>
  (Object.keys(noFilters) as (keyof typeof noFilters)[]).some((name) => state[name] !== null); // its own keys
