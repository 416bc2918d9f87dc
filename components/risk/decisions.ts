import type { Viewer } from '@/components/shell/viewer';
import { canAct, isReviewer } from '@/lib/domain/access/roles';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import { isInEffect } from '@/lib/domain/risk/approval';
import type { RiskAssessment } from '@/lib/domain/risk/schema';

type Recorded = Pick<AuditRecord, 'event_type' | 'target_token' | 'actor' | 'created_at' | 'details'>;
type Person = Pick<Viewer, 'token' | 'role' | 'four_eyes'>;

/** The assessment that the case follows, or the newest Draft before there is one. Expects the newest first. */
export const inEffect = (assessments: readonly RiskAssessment[]): RiskAssessment | undefined =>
  assessments.find(isInEffect) ?? assessments[0];

/**
 * The records of its override, newest first: on the assessment itself, or on the one from which a calculation carried
 * it over.
 */
export const overridesOf = <Record extends Recorded>(
  { token, override_carried_from }: Pick<RiskAssessment, 'token' | 'override_carried_from'>,
  records: readonly Record[],
): Record[] =>
  records.filter(
    ({ event_type, target_token }) =>
      event_type === 'risk_assessment.overridden' && [token, override_carried_from].includes(target_token),
  );

/** The notes of the approver. */
export function approvalNotesOf(
  { token }: Pick<RiskAssessment, 'token'>,
  records: readonly Recorded[],
): string | null {
  const approval = records.find(
    ({ event_type, target_token }) => event_type === 'risk_assessment.approved' && target_token === token,
  );
  const notes = approval?.details.notes;
  return typeof notes === 'string' && notes !== '' ? notes : null;
}

interface Circumstances {
  isClosed: boolean;
  assessment: Pick<RiskAssessment, 'status' | 'overriders' | 'approved_by'> | undefined;
}

/** Why the user may not calculate, override or approve, shown before they try. Null if they may. */
export interface Refusals {
  calculate: string | null;
  override: string | null;
  approve: string | null;
}

const same = (reason: string): Refusals => ({ calculate: reason, override: reason, approve: reason });

export function refusalsFor(person: Person, { isClosed, assessment }: Circumstances): Refusals {
  if (!canAct(person.role)) return same('You have read-only access.');
  if (isClosed) return same('The case is closed.');
  if (!assessment)
    return {
      calculate: null,
      override: 'There is no assessment yet.',
      approve: 'There is no assessment yet.',
    };
  return {
    calculate: null,
    override:
      person.four_eyes.risk_override && assessment.approved_by === person.token
        ? 'You approved this assessment, so someone else must override it.'
        : null,
    approve: whyNotApprove(person, assessment),
  };
}

/** Why the user may not approve the assessment (API §7.4; the server enforces it). Null if they may. */
export function whyNotApprove(
  { token, role, four_eyes }: Person,
  { status, overriders }: Pick<RiskAssessment, 'status' | 'overriders'>,
): string | null {
  if (!canAct(role)) return 'You have read-only access.';
  if (status === 'Draft') return 'Checks are still running. It can be approved when they have ended.';
  if (status !== 'Active') return `An assessment that is ${status} cannot be approved.`;
  if (!isReviewer(role)) return 'A reviewer must approve it.';
  return four_eyes.risk_override && overriders.includes(token)
    ? 'You set this tier, so another reviewer must approve it.'
    : null;
}
