import type { Alert } from '@/lib/domain/alerts/schema';
import { isListedParty } from '@/lib/domain/checks/outcome';
import type { ListedParty } from '@/lib/domain/checks/schema';
import type { Entity } from '@/lib/domain/entities/schema';
import type { ReadState } from '@/components/ui/read-state';
import type { Compared } from './compare';

/** The listed party, once the whole alert is loaded. */
const partyOf = ({ evidence }: Alert): ListedParty | null => (isListedParty(evidence) ? evidence : null);

/** Null for an alert without a match. */
export const comparedOf = (
  alert: Alert,
  entity: Entity | null,
  states: Record<'given' | 'listed', ReadState>,
): Compared | null =>
  alert.match && { match: alert.match, subject: alert.subject, entity, party: partyOf(alert), states };
