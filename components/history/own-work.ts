import type { AuditEventType, AuditRecord } from '@/lib/domain/audit/schema';
import { systemActor } from '@/lib/platform/context';

type Actor = AuditRecord['actor'];

/** Who is named for an event. */
export interface NamedActor {
  actor: Actor;
  /** The person whose decision Probity followed. */
  after?: Actor;
}

/** What only Probity does. The audit log names whose request it was done in. */
const ownEvents: readonly AuditEventType[] = [
  'alert.created',
  'alert.delisted',
  'alert.found_again',
  'alert.remembered',
  'check.completed',
  'check.executed',
  'check.failed',
];

/** The events of each request. */
type Requests = ReadonlyMap<string, readonly AuditRecord[]>;

export const requestsOf = (records: readonly AuditRecord[]): Requests =>
  Map.groupBy(records, ({ request_id }) => request_id);

function isOwnWork({ event_type, details }: AuditRecord, ofRequest: readonly AuditRecord[]): boolean {
  if (event_type === 'entity.updated') return details.verification_status !== undefined;
  // If it is all that the request did, a person asked for the calculation.
  if (event_type === 'risk_assessment.calculated') return ofRequest.length > 1;
  return ownEvents.includes(event_type);
}

/** Probity for its own work, also within someone's request; otherwise who made the request. */
export function namedActorOf(record: AuditRecord, requests: Requests): NamedActor {
  const { actor, request_id } = record;
  const ofRequest = requests.get(request_id) ?? [];
  if (actor.type === 'system' || !isOwnWork(record, ofRequest)) return { actor };
  const decision = ofRequest.find(({ event_type }) => event_type === 'alert.resolved');
  return { actor: systemActor, after: decision?.actor };
}
