import { useSubject } from '@/components/people/use-subject';
import { type ReadState, readStateOf, stateOfAll } from '@/components/ui/read-state';
import type { Alert } from '@/lib/domain/alerts/schema';
import { isListedParty } from '@/lib/domain/checks/outcome';
import type { Compared } from './compare';

/**
 * Both sides of an alert's match, and whether all of them have arrived. `compared` is null for an alert without a match,
 * which needs no data of the customer.
 * @param listed whether the whole alert has arrived, with the listed party
 */
export function useCompared(alert: Alert, listed: ReadState) {
  const { entity_token, evidence, match, subject } = alert;
  const entity = useSubject(entity_token);
  const given = entity_token === null ? 'read' : readStateOf(entity);
  const compared: Compared | null = match && {
    match,
    subject,
    entity: entity.data ?? null,
    party: isListedParty(evidence) ? evidence : null,
    states: { given, listed },
  };
  return { compared, state: match ? stateOfAll([given, listed]) : listed };
}
