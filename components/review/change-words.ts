import type { AuditRecord } from '@/lib/domain/audit/schema';

const words: Partial<Record<AuditRecord['event_type'], string>> = {
  'alert.acknowledged': 'acknowledged an alert',
  'alert.assigned': 'assigned an alert',
  'alert.created': 'raised an alert',
  'alert.delisted': 'noted that a list no longer names the party',
  'alert.escalated': 'escalated an alert',
  'alert.found_again': 'found an alert again',
  'alert.resolved': 'resolved an alert',
  'case.commented': 'commented',
  'case.closed': 'closed the case',
  'case.escalated': 'escalated the case',
  'case.status_changed': 'moved the case',
  'case.assigned': 'assigned the case',
  'case.updated': 'changed the case',
  'check.cancelled': 'cancelled a check',
  'check.completed': 'ended a check',
  'check.failed': 'could not end a check',
  'check.executed': 'ran a check',
  'check.retried': 'tried a check again',
  'check.waived': 'waived a check',
  'entity.added_to_case': 'added a person or company',
  'entity.updated': 'changed a person or company',
  'risk_assessment.approved': 'approved the risk',
  'risk_assessment.calculated': 'calculated the risk',
  'risk_assessment.overridden': 'overrode the risk tier',
};

/** "check.completed" as "check completed". */
const spelled = (type: string) => type.replaceAll(/[._]/g, ' ');

type Change = Pick<AuditRecord, 'event_type' | 'details'>;

/** What somebody did, to follow their name. */
export const changeText = ({ event_type }: Change): string => words[event_type] ?? spelled(event_type);

const shownDetails = ['rationale', 'reason', 'justification', 'notes', 'note', 'body'];

/** The two states of a move, or what was written. */
export function changeNote({ details }: Change): string | null {
  const written = shownDetails
    .map((name) => details[name])
    .find((value) => typeof value === 'string' && value !== '');
  if (typeof written === 'string') return written;
  const { from, to } = details;
  return typeof from === 'string' && typeof to === 'string' && from !== to ? `${from} to ${to}` : null;
}

type Recorded = Pick<AuditRecord, 'event_type' | 'target_token' | 'created_at'>;

/** Some moves of a case are recorded twice, by an event of their own as well: that one says more. */
export function toldOnce<Told extends Recorded>(records: readonly Told[]): Told[] {
  const hasItsOwn = (move: Told) =>
    records.some(
      ({ event_type, target_token, created_at }) =>
        ['case.escalated', 'case.closed'].includes(event_type) &&
        target_token === move.target_token &&
        created_at === move.created_at,
    );
  return records.filter((record) => record.event_type !== 'case.status_changed' || !hasItsOwn(record));
}
