import { useQuery } from '@tanstack/react-query';
import { decidedOnEntryQuery, subjectAlertsQuery } from '@/components/alerts/alert-cache';
import { type ReadState, readStateOf, stateOfAll } from '@/components/ui/read-state';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { DecidedOnEntry } from './earlier-decisions';

const noneOf = { list: '', list_entry_id: '' };

const useOfSubject = ({ entity_token }: Pick<Alert, 'entity_token'>) =>
  useQuery({ ...subjectAlertsQuery(entity_token ?? ''), enabled: entity_token !== null });

const useOnEntry = ({ match }: Pick<Alert, 'match'>) =>
  useQuery({ ...decidedOnEntryQuery(match ?? noneOf), enabled: match !== null });

const noAlerts: readonly Alert[] = [];

/** The alerts on a person or company; none while they load. */
export const useSubjectAlerts = (of: Pick<Alert, 'entity_token'>): readonly Alert[] =>
  useOfSubject(of).data?.data ?? noAlerts;

export interface Earlier {
  /** All alerts on this person or company. */
  ofSubject: readonly Alert[];
  onEntry: DecidedOnEntry;
  state: ReadState;
  problem: unknown;
  retry: () => void;
}

/** What was decided before, with whether all of it has arrived. */
export function useEarlier(alert: Pick<Alert, 'entity_token' | 'match'>): Earlier {
  const ofSubject = useOfSubject(alert);
  const onEntry = useOnEntry(alert);
  const needed = [...(alert.entity_token ? [ofSubject] : []), ...(alert.match ? [onEntry] : [])];
  return {
    ofSubject: ofSubject.data?.data ?? noAlerts,
    onEntry: { alerts: onEntry.data?.data ?? noAlerts, total: onEntry.data?.meta.total ?? 0 },
    state: stateOfAll(needed.map(readStateOf)),
    problem: needed.find(({ isError }) => isError)?.error,
    retry: () => needed.filter(({ isError }) => isError).forEach((each) => void each.refetch()),
  };
}
