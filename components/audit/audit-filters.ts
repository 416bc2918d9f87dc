import type { Filter, FilterState } from '@/components/ui/filters/active-filters';
import { type DateRange, rangeOf } from '@/components/ui/date-range';
import type { User } from '@/lib/domain/access/schema';
import type { AuditFilters, AuditRecord } from '@/lib/domain/audit/schema';
import { eventName, eventTypes } from '@/components/history/sentence';

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

/** An actor that is not a person is chosen in a record. */
const system = { value: 'system', label: 'Probity', hint: 'The system itself' };

export const auditFilters = (users: readonly User[]): Filter[] => [
  {
    name: 'event_type',
    label: 'What happened',
    choices: eventTypes.map((value) => ({ value, label: eventName(value) })),
  },
  {
    name: 'actor',
    label: 'Who',
    choices: [...users.map(({ token, name, role }) => ({ value: token, label: name, hint: role })), system],
    isOpen: true,
  },
  {
    name: 'target_type',
    label: 'About a',
    choices: targetTypes.map((value) => ({ value, label: eventName(value) })),
  },
];

/** Days in UTC, both of which are whole. */
export const periodOfDays = (range: DateRange | undefined): Pick<AuditFilters, 'from' | 'to'> =>
  range ? { from: `${range.from}T00:00:00.000Z`, to: `${range.to}T23:59:59.999Z` } : {};

export const daysOf = ({ from, to }: FilterState): DateRange | undefined => rangeOf(from ?? '', to ?? '');

const orUndefined = (value: string | null | undefined) => value ?? undefined;

/** All about a case is what belongs to it: its alerts, its checks and so on. */
const aboutOf = (about: string | undefined) =>
  about?.startsWith('cas_') ? { case_token: about } : { target_token: about };

/** The query of what the address says. The server judges what it does not know. */
export function auditQueryOf(state: FilterState): AuditFilters {
  return {
    event_type: orUndefined(state.event_type) as AuditFilters['event_type'], // of the choices
    actor: orUndefined(state.actor),
    target_type: orUndefined(state.target_type) as AuditFilters['target_type'], // of the choices
    ...aboutOf(orUndefined(state.target)),
    ...periodOfDays(daysOf(state)),
  };
}
