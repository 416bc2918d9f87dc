import type { Alert, Proposal } from '@/lib/domain/alerts/schema';
import type { AuditRecord } from '@/lib/domain/audit/schema';

type Recorded = Pick<
  AuditRecord,
  'token' | 'target_token' | 'case_token' | 'actor' | 'created_at' | 'details'
>;

/** Another person's decision on something that the user had submitted. */
export interface CameBack {
  key: string;
  at: string;
  by: AuditRecord['actor'];
  about: { kind: 'alert'; token: string } | { kind: 'risk'; caseToken: string; notes: string | null };
}

const isAfter = (one: Recorded, other: Recorded) => one.created_at > other.created_at;

interface Submitted {
  /** Records of the user only. */
  escalated: readonly Recorded[];
  overridden: readonly Recorded[];
}

interface Decided {
  resolved: readonly Recorded[];
  approved: readonly Recorded[];
}

const shownDays = 14;

/**
 * From when decisions are shown: the start of a day, so that the page asks for them in the same words as the server that
 * rendered it has announced (docs/adr/0088).
 */
export function decidedFrom(now: Date): string {
  const from = new Date(now);
  from.setUTCDate(from.getUTCDate() - shownDays);
  from.setUTCHours(0, 0, 0, 0);
  return from.toISOString();
}

/** The decisions, newest first. */
export function cameBack(person: string, submitted: Submitted, decided: Decided): CameBack[] {
  const byOthers = (records: readonly Recorded[]) => records.filter(({ actor }) => actor.id !== person);
  const alerts = byOthers(decided.resolved)
    .filter((decision) =>
      submitted.escalated.some(
        (escalation) => escalation.target_token === decision.target_token && isAfter(decision, escalation),
      ),
    )
    .map((decision) => replied(decision, { kind: 'alert', token: decision.target_token }));
  const risks = byOthers(decided.approved).flatMap((decision) => {
    const { case_token, details } = decision;
    const isMine = submitted.overridden.some(
      (override) => override.case_token === case_token && isAfter(decision, override),
    );
    if (!isMine || case_token === null) return [];
    const notes = typeof details.notes === 'string' ? details.notes : null;
    return [replied(decision, { kind: 'risk', caseToken: case_token, notes })];
  });
  return [...alerts, ...risks].sort((one, other) => other.at.localeCompare(one.at));
}

const replied = ({ token, created_at, actor }: Recorded, about: CameBack['about']): CameBack => ({
  key: token,
  at: created_at,
  by: actor,
  about,
});

type Decision = Pick<
  Alert,
  'proposal' | 'resolution_action' | 'resolution_conditions' | 'resolution_replaced_by' | 'is_false_positive'
>;

/** The reviewer may reword the rationale, but must change nothing else. */
const isConfirmed = (proposal: Proposal, decided: Decision): boolean =>
  proposal.action === decided.resolution_action &&
  proposal.is_false_positive === decided.is_false_positive &&
  proposal.conditions === decided.resolution_conditions &&
  // Missing in older proposals.
  (proposal.replaced_by ?? null) === decided.resolution_replaced_by;

/** What a reviewer did with an alert, following their name. */
export function replyText(decided: Decision): string {
  if (!decided.proposal) return 'resolved it';
  return isConfirmed(decided.proposal, decided)
    ? 'confirmed your proposal'
    : 'decided otherwise than you proposed';
}
