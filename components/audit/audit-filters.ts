import type { Filter, FilterState } from '@/components/ui/filters/active-filters';
import { type DateRange, rangeOf } from '@/components/ui/date-range';
import { eventTypes } from '@/components/history/sentence';
import type { Choice } from '@/components/ui/select';
import type { AuditFilters } from '@/lib/domain/audit/schema';
import { auditTargets } from '@/lib/domain/event';
import { isoDay } from '@/lib/platform/days';
import { eventName } from './event-name';
import { useFoundActors } from './use-actors';

const targetChoices = auditTargets
  .map((value) => ({ value, label: eventName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

/** @param actor the chosen actor, once their name is known */
export const auditFilters = (actor: Choice<string> | undefined): Filter[] => [
  {
    name: 'event_type',
    label: 'What happened',
    choices: eventTypes.map((value) => ({ value, label: eventName(value), hint: value })),
  },
  {
    name: 'actor',
    label: 'Who',
    choices: actor ? [actor] : [],
    isOpen: true,
    useFound: useFoundActors,
  },
  {
    name: 'target_type',
    label: 'About a',
    choices: targetChoices,
  },
];

/** Removes every filter from the address. */
export const noFilters = {
  event_type: null,
  actor: null,
  target_type: null,
  target: null,
  from: null,
  to: null,
} satisfies FilterState;

/** The period of the days in UTC, including all of the first and the last. */
export const periodOfDays = (range: DateRange | undefined): Pick<AuditFilters, 'from' | 'to'> =>
  range ? { from: `${range.from}T00:00:00.000Z`, to: `${range.to}T23:59:59.999Z` } : {};

/** The days of such a period; null without one. */
export const daysOfPeriod = ({ from, to }: Pick<AuditFilters, 'from' | 'to'>): DateRange | null =>
  (from && to && rangeOf(isoDay(new Date(from)), isoDay(new Date(to)))) || null;

export const daysOf = ({ from, to }: FilterState): DateRange | undefined => rangeOf(from ?? '', to ?? '');

const orUndefined = (value: string | null | undefined) => value ?? undefined;

/** A case, person or company matches everything that belongs to it: its alerts, checks and so on. */
function aboutOf(
  about: string | undefined,
): Pick<AuditFilters, 'case_token' | 'entity_token' | 'target_token'> {
  if (about?.startsWith('cas_')) return { case_token: about };
  return about?.startsWith('ent_') ? { entity_token: about } : { target_token: about };
}

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
