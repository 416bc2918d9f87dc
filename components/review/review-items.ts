import { whyNotDecide } from '@/components/alerts/why-not-decide';
import type { Viewer } from '@/components/shell/viewer';
import { canAct, isReviewer } from '@/lib/domain/access/roles';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { Case } from '@/lib/domain/cases/schema';
import type { RiskAssessment } from '@/lib/domain/risk/schema';

/** What puts a piece of work before a reviewer, and what decided it. */
export type Recorded = Pick<
  AuditRecord,
  'token' | 'event_type' | 'target_token' | 'case_token' | 'actor' | 'created_at' | 'details'
>;

interface Waiting {
  key: string;
  /** A person's token, or null where the log does not reach back. */
  submittedBy: string | null;
  submittedAt: string;
  dueAt: string | null;
  caseToken: string | null;
}

export interface WaitingAlert extends Waiting {
  kind: 'proposal' | 'escalation';
  alert: Alert;
  /** Why it was escalated. */
  reason: string | null;
}

export interface WaitingOverride extends Waiting {
  kind: 'override';
  found: Case;
  assessment: RiskAssessment;
}

export interface WaitingCase extends Waiting {
  kind: 'case';
  found: Case;
  reason: string | null;
}

export type ReviewItem = WaitingAlert | WaitingOverride | WaitingCase;
export type ReviewKind = ReviewItem['kind'];

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Newest first, the last record of each target. */
function newestOf(records: readonly Recorded[]): Map<string, Recorded> {
  return new Map(records.toReversed().map((record) => [record.target_token, record]));
}

export function waitingAlerts(alerts: readonly Alert[], escalations: readonly Recorded[]): WaitingAlert[] {
  const escalated = newestOf(escalations);
  return alerts.map((alert) => {
    const record = escalated.get(alert.token);
    return {
      key: alert.token,
      kind: alert.proposal ? 'proposal' : 'escalation',
      submittedBy: alert.proposal?.proposed_by ?? record?.actor.id ?? null,
      submittedAt: record?.created_at ?? alert.proposal?.proposed_at ?? alert.updated_at,
      dueAt: alert.sla_deadline,
      caseToken: alert.case_token,
      alert,
      reason: text(record?.details.reason),
    };
  });
}

export function waitingCases(cases: readonly Case[], moves: readonly Recorded[]): WaitingCase[] {
  const moved = newestOf(moves.filter(({ details }) => details.to === 'In Review'));
  return cases.map((found) => {
    const record = moved.get(found.token);
    return {
      key: found.token,
      kind: 'case',
      submittedBy: record?.actor.id ?? null,
      submittedAt: record?.created_at ?? found.updated_at,
      dueAt: found.sla_deadline,
      caseToken: found.token,
      found,
      reason: text(record?.details.reason),
    };
  });
}

/** Null where the assessments are newer than the case, and nothing is left to approve. */
export function waitingOverride(
  found: Case,
  assessments: readonly RiskAssessment[],
  overridden: readonly Recorded[],
): WaitingOverride | null {
  const assessment = assessments.find(({ status }) => status === 'Active');
  if (!assessment || assessment.override_tier === null) return null;
  const set = [assessment.token, assessment.override_carried_from];
  const newest = overridden.find(({ target_token }) => set.includes(target_token));
  return {
    key: assessment.token,
    kind: 'override',
    submittedBy: newest?.actor.id ?? assessment.overriders.at(-1) ?? null,
    submittedAt: newest?.created_at ?? assessment.created_at,
    dueAt: found.sla_deadline,
    caseToken: found.token,
    found,
    assessment,
  };
}

const placeOf = (dueAt: string | null) => dueAt ?? '9';

export const waitingOverrides = (
  cases: readonly { found: Case; assessments: readonly RiskAssessment[] }[],
  overridden: readonly Recorded[],
): WaitingOverride[] =>
  cases.flatMap(({ found, assessments }) => waitingOverride(found, assessments, overridden) ?? []);

/** The assessment of a case whose override waits: another one after each calculation. */
export const newestOverride = (items: readonly ReviewItem[], caseToken: string): RiskAssessment | undefined =>
  items.flatMap((item) =>
    item.kind === 'override' && item.caseToken === caseToken ? [item.assessment] : [],
  )[0];

/** What is due first stands first; what has no deadline stands last. */
export const byDeadline = (items: readonly ReviewItem[]): ReviewItem[] =>
  items.toSorted((one, other) => {
    const [a, b] = [one, other].map(({ dueAt, submittedAt }) => `${placeOf(dueAt)} ${submittedAt}`);
    return (a ?? '').localeCompare(b ?? '');
  });

/** Whether an item stands before what has not been read yet of lists by deadline. */
export function isBefore(unread: readonly { rows: readonly { sla_deadline: string | null }[] }[]) {
  const ends = unread.map(({ rows }) => placeOf(rows.at(-1)?.sla_deadline ?? null));
  return ({ dueAt }: Pick<ReviewItem, 'dueAt'>): boolean => ends.every((end) => placeOf(dueAt) <= end);
}

/** Why the person may not decide it, said before they try (API §7.4; the server enforces it); null where they may. */
export function whyNotMine(item: ReviewItem, viewer: Pick<Viewer, 'token' | 'role'>): string | null {
  const { token, role } = viewer;
  if ('alert' in item) return whyNotDecide(item.alert, viewer);
  if (!canAct(role)) return 'You have read-only access.';
  if (item.kind === 'case') return null;
  if (item.assessment.overriders.includes(token))
    return 'You set this tier, so another reviewer must approve it.';
  return isReviewer(role) ? null : 'A reviewer must approve it.';
}
