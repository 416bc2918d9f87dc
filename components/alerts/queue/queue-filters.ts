import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import type { AlertStatus } from '@/lib/domain/words';
import type { AlertFilters, alertSorts } from '@/lib/domain/alerts/schema';
import { categories, priorities, slaStatuses } from '@/components/alerts/appearance';

export const statusTabs = [
  'Open',
  'Acknowledged',
  'Escalated',
  'Resolved',
  'All',
] as const satisfies readonly (AlertStatus | 'All')[];
export type StatusTab = (typeof statusTabs)[number];

export type SortField = (typeof alertSorts)[number];
const sortFields = ['created_at', 'priority_score', 'sla_deadline'] as const satisfies readonly SortField[];
const sorts = sortFields.flatMap((field) => [field, `-${field}`] as const);
export type Sort = (typeof sorts)[number];

/** `assigned_to=me` is resolved for each viewer, so that a link to “my alerts” can be shared. */
const parsers = {
  status: parseAsStringLiteral(statusTabs).withDefault('Open'),
  category: parseAsStringLiteral(categories),
  priority: parseAsStringLiteral(priorities),
  sla_status: parseAsStringLiteral(slaStatuses),
  assigned_to: parseAsString,
  sort: parseAsStringLiteral(sorts).withDefault('-priority_score'),
};

export function useQueueState() {
  return useQueryStates(parsers, { history: 'push' });
}

export type QueueState = ReturnType<typeof useQueueState>[0];

export interface QueueQuery extends AlertFilters {
  sort: Sort;
}

const orUndefined = <Value>(value: Value | null) => value ?? undefined;

/** A snoozed alert leaves the queues; all alerts are all. */
export const filtersOfTab = (tab: StatusTab): Pick<QueueQuery, 'status' | 'snoozed'> =>
  tab === 'All' ? { status: undefined, snoozed: undefined } : { status: tab, snoozed: 'exclude' };

export function queryOf(state: QueueState, viewerToken: string): QueueQuery {
  return {
    ...filtersOfTab(state.status),
    category: orUndefined(state.category),
    priority: orUndefined(state.priority),
    sla_status: orUndefined(state.sla_status),
    assigned_to: state.assigned_to === 'me' ? viewerToken : orUndefined(state.assigned_to),
    sort: state.sort,
  };
}

export const isFiltered = ({ category, priority, sla_status, assigned_to }: QueueState) =>
  [category, priority, sla_status, assigned_to].some(Boolean);

export const noFilters = { category: null, priority: null, sla_status: null, assigned_to: null } as const;

export function nextSort(current: Sort, field: SortField): Sort {
  const first: Record<SortField, Sort> = {
    priority_score: '-priority_score',
    created_at: '-created_at',
    sla_deadline: 'sla_deadline',
  };
  if (!current.endsWith(field)) return first[field];
  return current.startsWith('-') ? field : `-${field}`;
}

export function ariaSort(current: Sort, field: SortField): 'ascending' | 'descending' | 'none' {
  if (!current.endsWith(field)) return 'none';
  return current.startsWith('-') ? 'descending' : 'ascending';
}
