import type { Alert as AlertModel, Case } from '@/generated/prisma/client';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { incrementOpenAlerts } from '@/lib/domain/cases/service/increment-open-alerts';
import type { Finding } from '@/lib/domain/checks/outcome';
import { priorityOf } from '@/lib/domain/policies/alert-priority';
import type { Policy } from '@/lib/domain/policies/policy';
import { alertSla } from '@/lib/domain/policies/sla';
import { recordEvent } from '@/lib/domain/record-event';
import type { CaseType } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/transaction';
import { alertCreated } from '../events';
import { alertLifecycle } from '../lifecycle';
import { presentAlert } from '../present';
import { rationaleOf } from '../rationale';
import type { Alert } from '../schema';
import { insertAlerts, type NewAlertRow } from '../store';

export interface AlertFinding {
  subject: NonNullable<Alert['subject']>;
  entity_token: string | null;
  check_token: string;
  /** The other checks that are settled with the finding. */
  settles?: readonly string[];
  finding: Finding;
}

export interface AlertOrigin {
  case_token: string | null;
  case_type: CaseType;
  policy: Policy;
}

function newAlertRow(
  ctx: Context,
  { subject, entity_token, check_token, settles = [], finding }: AlertFinding,
  { case_token, case_type, policy }: AlertOrigin,
  ofCase: Case | null,
): NewAlertRow {
  const now = ctx.now();
  const match_score = finding.match?.match_score ?? null;
  const { priority, priority_score } = priorityOf(finding.category, match_score, policy);
  const { deadline, warning_at } = alertSla(case_type, priority, now, policy);
  return {
    token: newToken('alt'),
    case_token,
    entity_token,
    check_token,
    type: finding.type,
    category: finding.category,
    status: alertLifecycle.initial,
    priority,
    priority_score,
    sla_deadline: deadline,
    sla_warning_at: warning_at,
    sla_paused_at: ofCase?.sla_paused_at ? now : null,
    match_score,
    match: finding.match,
    further_matches: finding.further_matches,
    evidence: finding.evidence && { ...finding.evidence },
    searched: finding.searched,
    cause: finding.cause,
    check_tokens: [...new Set([check_token, ...settles])],
    subject_name: subject.name,
    subject_type: subject.type,
    case_name: ofCase?.name ?? null,
    summary: finding.summary,
    rationale: rationaleOf(finding),
    created_at: now,
    updated_at: now,
  };
}

/** Opens an alert for each finding, with its priority, score and SLA by the project's policy (API §7.1, §7.2). */
export async function openAlerts(
  tx: Transaction,
  ctx: Context,
  findings: readonly AlertFinding[],
  origin: AlertOrigin,
): Promise<AlertModel[]> {
  if (findings.length === 0) return [];
  // Locked, so that its clock does not stop or go on between.
  const ofCase = origin.case_token === null ? null : await lockCase(tx, ctx, origin.case_token);
  const rows = findings.map((each) => newAlertRow(ctx, each, origin, ofCase));
  const opened = await insertAlerts(tx, ctx, rows);
  if (ofCase) await incrementOpenAlerts(tx, ctx, ofCase.token, opened.length);
  for (const row of opened) {
    const alert = presentAlert(row, ctx.now());
    const details = { category: alert.category, priority: alert.priority };
    const { token, case_token } = alert;
    recordEvent(tx, ctx, alertCreated, { token, case_token, details, data: alert });
  }
  return opened;
}
