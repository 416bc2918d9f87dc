import { assigneeInColumn } from '@/lib/domain/assignee';
import type { AlertDue } from '@/lib/domain/alerts/list-schema';
import { isSnoozed } from '@/components/alerts/snoozed';
import type { Alert } from '@/lib/domain/alerts/schema';
import { ageBounds, dueBounds, isWithin } from '@/lib/domain/alerts/time-bounds';
import { hasText } from './has-text';
import type { ListQuery } from './list-filters';

/** How long `earlier` is before `later`. */
const msBetween = (earlier: string | Date, later: string | Date) =>
  new Date(later).getTime() - new Date(earlier).getTime();

const isDue = ({ sla_deadline, sla_paused_at, sla_status }: Alert, wanted: AlertDue, now: Date) =>
  wanted === 'Paused'
    ? sla_paused_at !== null && sla_status !== 'Breached'
    : sla_paused_at === null && isWithin(dueBounds[wanted], msBetween(now, sla_deadline));

/** Whether a running deadline falls on a wanted day. The console filters by whole days. */
const isDueOn = ({ sla_deadline, sla_paused_at, resolved_at }: Alert, isWanted: (day: string) => boolean) =>
  sla_paused_at === null && resolved_at === null && isWanted(sla_deadline.slice(0, 10));

/**
 * The day it was resolved. The console filters by whole days and always with both bounds: an unresolved alert is before
 * the first.
 */
const resolvedOn = ({ resolved_at }: Alert) => resolved_at?.slice(0, 10) ?? '';

type Filters = Required<Omit<ListQuery, 'sort'>>;
type Fits<Value> = (alert: Alert, wanted: NonNullable<Value>, now: Date) => boolean;

/**
 * Each filter of the API as a test of an alert (lib/domain/alerts/store/filters.ts). A missing filter is a type error.
 */
const fitsFilter: { [Name in keyof Filters]: Fits<Filters[Name]> } = {
  status: ({ status }, wanted) => status === wanted,
  category: ({ category }, wanted) => category === wanted,
  type: ({ type }, wanted) => type === wanted,
  priority: ({ priority }, wanted) => priority === wanted,
  assigned_to: ({ assigned_to }, wanted) => assigned_to === assigneeInColumn(wanted),
  case_token: ({ case_token }, wanted) => case_token === wanted,
  entity_token: ({ entity_token }, wanted) => entity_token === wanted,
  sla_status: ({ sla_status }, wanted) => sla_status === wanted,
  snoozed: (alert, wanted, now) => wanted === 'include' || isSnoozed(alert, now) === (wanted === 'only'),
  age: ({ created_at }, wanted, now) => isWithin(ageBounds[wanted], msBetween(created_at, now)),
  due: (alert, wanted, now) => alert.resolved_at === null && isDue(alert, wanted, now),
  due_from: (alert, wanted) => isDueOn(alert, (day) => day >= wanted),
  due_to: (alert, wanted) => isDueOn(alert, (day) => day <= wanted),
  resolved: ({ status }) => status !== 'Resolved',
  list: ({ match }, wanted) => match?.list === wanted,
  list_entry_id: ({ match }, wanted) => match?.list_entry_id === wanted,
  model_version: ({ match }, wanted) => match?.model_version === wanted,
  is_false_positive: ({ is_false_positive }, wanted) => String(is_false_positive) === wanted,
  resolved_from: (alert, wanted) => resolvedOn(alert) >= wanted,
  resolved_to: (alert, wanted) => resolvedOn(alert) <= wanted,
  q: hasText,
};

const filterNames = Object.keys(fitsFilter) as (keyof Filters)[]; // its own keys

function fitsOne<Name extends keyof Filters>(alert: Alert, name: Name, query: ListQuery, now: Date): boolean {
  const fits: Fits<Filters[Name]> = fitsFilter[name];
  const wanted: ListQuery[Name] = query[name];
  return wanted === undefined || fits(alert, wanted as NonNullable<Filters[Name]>, now); // the value of the same filter
}

/** Whether an alert that was raised live belongs in the list of the query, as the server would decide now. */
export const fits = (alert: Alert, query: ListQuery, now: Date): boolean =>
  filterNames.every((name) => fitsOne(alert, name, query, now));
