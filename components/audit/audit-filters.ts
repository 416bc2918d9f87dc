import type { Filter, FilterState } from '@/components/ui/filters/active-filters';
import { type DateRange, rangeOf } from '@/components/ui/date-range';
import { eventTypes } from '@/components/history/sentence';
import type { AuditActor, AuditFilters, AuditRecord } from '@/lib/domain/audit/schema';
import { kindOfActor } from './actor-kind';
import { eventName } from './event-name';

const targetTypes: readonly AuditRecord['target_type'][] = [
  'alert',
  'api_key',
  'branding',
  'case',
  'check',
  'entity',
  'entity_import',
  'sample',
  'oauth_client',
  'policy',
  'risk_assessment',
  'user',
  'watchlist',
  'webhook',
];

/** @param actors everybody who has a record in the log */
export const auditFilters = (actors: readonly AuditActor[]): Filter[] => [
  {
    name: 'event_type',
    label: 'What happened',
    choices: eventTypes.map((value) => ({ value, label: eventName(value), hint: value })),
  },
  {
    name: 'actor',
    label: 'Who',
    choices: actors.map(({ id, name, type }) => ({ value: id, label: name, hint: kindOfActor(type) })),
    isOpen: true,
  },
  {
    name: 'target_type',
    label: 'About a',
    choices: targetTypes.map((value) => ({ value, label: eventName(value) })),
  },
];

const dayLength = 'YYYY-MM-DD'.length;

/** The period of the days in UTC, including all of the first and the last. */
export const periodOfDays = (range: DateRange | undefined): Pick<AuditFilters, 'from' | 'to'> =>
  range ? { from: `${range.from}T00:00:00.000Z`, to: `${range.to}T23:59:59.999Z` } : {};

/** The days of such a period; null without one. */
export const daysOfPeriod = ({ from, to }: Pick<AuditFilters, 'from' | 'to'>): DateRange | null =>
  (from && to && rangeOf(from.slice(0, dayLength), to.slice(0, dayLength))) || null;

export const daysOf = ({ from, to }: FilterState): DateRange | undefined => rangeOf(from ?? '', to ?? '');

const orUndefined = (value: string | null | undefined) => value ?? undefined;

/** A case matches everything that belongs to it: its alerts, checks and so on. */
const aboutOf = (about: string | undefined) =>
  about?.startsWith('cas_') ? { case_token: about } : { target_token: about };

/** The query for the address's filters. Values that are not among the choices are left for the server to refuse. */
export function auditQueryOf(state: FilterState): AuditFilters {
  return {
    event_type: orUndefined(state.event_type) as AuditFilters['event_type'], // one of the choices
    actor: orUndefined(state.actor),
    target_type: orUndefined(state.target_type) as AuditFilters['target_type'], // one of the choices
    ...aboutOf(orUndefined(state.target)),
    ...periodOfDays(daysOf(state)),
  };
}
