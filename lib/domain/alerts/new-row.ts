import type { Alert as AlertModel, Case, Prisma } from '@/generated/prisma/client';
import type { Finding } from '@/lib/domain/checks/outcome';
import { priorityOf } from '@/lib/domain/policies/alert-priority';
import type { Policy } from '@/lib/domain/policies/policy';
import { alertSla } from '@/lib/domain/policies/sla';
import { recordEvent } from '@/lib/domain/record-event';
import type { CaseType } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { decimalOrNull } from '@/lib/platform/database/decimal';
import { newToken } from '@/lib/platform/ids';
import type { Recorder } from '@/lib/platform/records';
import { alertCreated } from './events';
import { alertLifecycle } from './lifecycle';
import { type AlertRow, presentAlert } from './present';
import { rationaleOf } from './rationale';
import type { Alert } from './schema';

export interface AlertFinding {
  subject: NonNullable<Alert['subject']>;
  entity_token: string | null;
  check_token: string;
  check_type_code: string;
  /** Other checks that are settled with the finding. */
  settles?: readonly string[];
  finding: Finding;
}

export interface AlertOrigin {
  case_token: string | null;
  case_type: CaseType;
  policy: Policy;
}

/** Without columns that the database derives from the match. */
export type NewAlertRow = Omit<AlertModel, 'sla_stopped' | 'list' | 'list_entry_id' | 'model_version'>;

/** An interface of plain data is JSON, though its type has no index signature. */
const jsonOrNull = (data: object | undefined) => (data ?? null) as Prisma.JsonValue;

export function newAlertRow(
  ctx: Context,
  { subject, entity_token, check_token, check_type_code, settles = [], finding }: AlertFinding,
  { case_token, case_type, policy }: AlertOrigin,
  ofCase: Case | null,
): NewAlertRow {
  const now = ctx.now();
  const match_score = finding.match?.match_score ?? null;
  const { priority, priority_score } = priorityOf(finding.category, match_score, policy);
  const { deadline, warning_at } = alertSla(case_type, priority, now, policy);
  return {
    project_id: ctx.project.id,
    token: newToken('alt'),
    case_token,
    entity_token,
    check_token,
    check_type_code: finding.match ? null : check_type_code,
    type: finding.type,
    category: finding.category,
    status: alertLifecycle.initial,
    priority,
    priority_score,
    sla_deadline: deadline,
    sla_warning_at: warning_at,
    sla_paused_at: ofCase?.sla_paused_at ? now : null,
    sla_warned_at: null,
    sla_breached_at: null,
    match_score: decimalOrNull(match_score),
    match: jsonOrNull(finding.match),
    further_matches: jsonOrNull(finding.further_matches),
    evidence: jsonOrNull(finding.evidence),
    searched: jsonOrNull(finding.searched),
    cause: finding.cause,
    check_tokens: [...new Set([check_token, ...settles])],
    subject_name: subject.name,
    subject_type: subject.type,
    case_name: ofCase?.name ?? null,
    summary: finding.summary,
    rationale: rationaleOf(finding),
    proposal: null,
    ai_assessment: null,
    resolution_action: null,
    resolution_rationale: null,
    resolution_conditions: null,
    resolution_replaced_by: null,
    resolved_by: null,
    resolved_at: null,
    assigned_to: null,
    is_false_positive: false,
    snoozed_until: null,
    held: null,
    held_until: null,
    created_at: now,
    updated_at: now,
  };
}

export function recordAlertCreated(recorder: Recorder, ctx: Context, row: AlertRow): void {
  const alert = presentAlert(row, ctx.now());
  const { token, case_token, category, priority } = alert;
  recordEvent(recorder, ctx, alertCreated, {
    token,
    case_token,
    details: { category, priority },
    data: alert,
  });
}
