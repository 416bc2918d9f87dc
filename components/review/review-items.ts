import { whyNotDecide } from '@/components/alerts/why-not-decide';
import { overridesOf, whyNotApprove } from '@/components/risk/decisions';
import type { Viewer } from '@/components/shell/viewer';
import { canAct } from '@/lib/domain/access/roles';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { Case } from '@/lib/domain/cases/schema';
import type { PolicyDraft, PolicyInForce } from '@/lib/domain/policies/schema';
import { overrideStateOf } from '@/lib/domain/risk/approval';
import type { RiskAssessment } from '@/lib/domain/risk/schema';

/** The audit records that submit items for review or settle them. */
export type Recorded = Pick<
  AuditRecord,
  'token' | 'event_type' | 'target_token' | 'case_token' | 'actor' | 'created_at' | 'details'
>;

interface Waiting {
  key: string;
  /** The token of the submitter, or null if the log does not reach back that far. */
  submittedBy: string | null;
  submittedAt: string;
  dueAt: string | null;
  caseToken: string | null;
}

export interface WaitingAlert extends Waiting {
  kind: 'proposal' | 'escalation';
  alert: Alert;
  /** The reason for the escalation. */
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

export interface WaitingPolicy extends Waiting {
  kind: 'policy';
  draft: PolicyDraft;
  /** The settings in force, which it replaces. */
  policy: Pick<PolicyInForce, 'settings'>;
}

export type ReviewItem = WaitingAlert | WaitingOverride | WaitingCase | WaitingPolicy;
export type ReviewKind = ReviewItem['kind'];

/** What is decided in the dialog that its own page has. */
export type DecidedInDialog = WaitingCase | WaitingPolicy;
export const isDecidedInDialog = (item: ReviewItem): item is DecidedInDialog =>
  item.kind === 'case' || item.kind === 'policy';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** The newest record of each target, from records with the newest first. */
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

/** Null if the assessments are newer than the case, so that nothing is left to approve. */
export function waitingOverride(
  found: Case,
  assessments: readonly RiskAssessment[],
  overridden: readonly Recorded[],
): WaitingOverride | null {
  const assessment = assessments.find((each) => overrideStateOf(each) === 'waiting');
  if (!assessment) return null;
  const [newest] = overridesOf(assessment, overridden);
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

/** The drafts of policies, which another administrator publishes. */
export const waitingPolicies = (
  policies: readonly Pick<PolicyInForce, 'draft' | 'settings'>[],
): WaitingPolicy[] =>
  policies.flatMap(({ draft, settings }) =>
    draft === null
      ? []
      : {
          key: `policy-${draft.kind}`,
          kind: 'policy',
          submittedBy: draft.author,
          submittedAt: draft.updated_at,
          dueAt: null,
          caseToken: null,
          draft,
          policy: { settings },
        },
  );

const placeOf = (dueAt: string | null) => dueAt ?? '9';

export const waitingOverrides = (
  cases: readonly { found: Case; assessments: readonly RiskAssessment[] }[],
  overridden: readonly Recorded[],
): WaitingOverride[] =>
  cases.flatMap(({ found, assessments }) => waitingOverride(found, assessments, overridden) ?? []);

/** The assessment of a case whose override is waiting. Each calculation creates a new one. */
export const newestOverride = (items: readonly ReviewItem[], caseToken: string): RiskAssessment | undefined =>
  items.flatMap((item) =>
    item.kind === 'override' && item.caseToken === caseToken ? [item.assessment] : [],
  )[0];

/** Sorted by deadline, with items without one last. */
export const byDeadline = (items: readonly ReviewItem[]): ReviewItem[] =>
  items.toSorted((one, other) => {
    const [a, b] = [one, other].map(({ dueAt, submittedAt }) => `${placeOf(dueAt)} ${submittedAt}`);
    return (a ?? '').localeCompare(b ?? '');
  });

/** Whether an item comes before everything still unread in lists sorted by deadline. */
export function isBefore(unread: readonly { rows: readonly { sla_deadline: string | null }[] }[]) {
  const ends = unread.map(({ rows }) => placeOf(rows.at(-1)?.sla_deadline ?? null));
  return ({ dueAt }: Pick<ReviewItem, 'dueAt'>): boolean => ends.every((end) => placeOf(dueAt) <= end);
}

/** Why the user may not decide the item, shown before they try (API §7.4; the server enforces it). Null if they may. */
export function whyNotMine(
  item: ReviewItem,
  viewer: Pick<Viewer, 'token' | 'role' | 'four_eyes'>,
): string | null {
  if ('alert' in item) return whyNotDecide(item.alert, viewer);
  if (item.kind === 'override') return whyNotApprove(viewer, item.assessment);
  if (!canAct(viewer.role)) return 'You have read-only access.';
  return item.kind === 'policy' && item.draft.author === viewer.token
    ? 'You changed this draft last, so another administrator must publish it.'
    : null;
}

/** Where the item is decided in full. */
export function pathOf(item: ReviewItem): string {
  if ('alert' in item) return `/alerts/${item.alert.token}`;
  if (item.kind === 'policy') return `/settings/policies/${item.draft.kind}`;
  return item.kind === 'override' ? `/cases/${item.found.token}/risk` : `/cases/${item.found.token}`;
}

/** Whether there is something to refuse: a reviewer refuses it by deciding otherwise in its place. */
export const mayRefuse = ({ item, refusal }: { item: ReviewItem; refusal: string | null }): boolean =>
  refusal === null && (item.kind === 'override' || (item.kind === 'proposal' && item.alert.held === null));
