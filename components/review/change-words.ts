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
  'case.escalated': 'escalated the case',
  'case.status_changed': 'moved the case',
  'case.assigned': 'assigned the case',
  'case.updated': 'changed the case',
  'check.completed': 'ended a check',
  'check.failed': 'could not end a check',
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
