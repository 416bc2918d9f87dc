import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import type { AlertStatus } from '@/lib/domain/alerts/lifecycle';
import {
  AlertCategory,
  type AlertFilters,
  alertSorts,
  Priority,
  SlaStatus,
} from '@/lib/domain/alerts/schema';

/** In the order of an alert's life. */
export const statusTabs = [
  'Open',
  'Acknowledged',
  'Escalated',
  'Resolved',
  'All',
] as const satisfies readonly (AlertStatus | 'All')[];
export type StatusTab = (typeof statusTabs)[number];

export type SortField = (typeof alertSorts)[number];
const sorts = alertSorts.flatMap((field) => [field, `-${field}`] as const);
export type Sort = (typeof sorts)[number];

/** `assigned_to` of the address may say `me`, so that a link means the same to everyone who opens it. */
const parsers = {
  status: parseAsStringLiteral(statusTabs).withDefault('Open'),
  category: parseAsStringLiteral(AlertCategory.options),
  priority: parseAsStringLiteral(Priority.options),
  sla_status: parseAsStringLiteral(SlaStatus.options),
  assigned_to: parseAsString,
  sort: parseAsStringLiteral(sorts).withDefault('-priority_score'),
};

/** The queue's filters and order, kept in the address. */
export function useQueueState() {
  return useQueryStates(parsers, { history: 'push' });
}

export type QueueState = ReturnType<typeof useQueueState>[0];

export interface QueueQuery extends AlertFilters {
  sort: Sort;
}

const orUndefined = <Value>(value: Value | null) => value ?? undefined;

/** What is asked of the API, as `viewerToken` sees the queue. */
export function queryOf(state: QueueState, viewerToken: string): QueueQuery {
  return {
    status: state.status === 'All' ? undefined : state.status,
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

/** What a click on a column's heading asks for: the most urgent first, then the other way round. */
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
