import type { Alert as AlertModel } from '@/generated/prisma/client';
import { alertClock, slaStatus } from '@/lib/domain/policies/sla';
import { type DecimalValue, numberOrNull, timestamp, timestampOrNull } from '@/lib/domain/present';
import type { AlertCategory, CheckTypeCode } from '@/lib/domain/words';
import { heldMoveOf } from './held';
import type { Alert } from './schema';

/** A row from Prisma or `pg`, which differ in how they hold decimals. */
export type AlertRow = Omit<
  AlertModel,
  'match_score' | 'evidence' | 'searched' | 'sla_stopped' | 'sla_warned_at' | 'sla_breached_at'
> & {
  match_score: DecimalValue | null;
  /** Absent from the rows of lists. */
  evidence?: AlertModel['evidence'];
};

/** Without the evidence, which a flow does not need. */
export type AlertOfCheck = Omit<AlertModel, 'evidence' | 'searched'>;

const subjectOf = ({ subject_name: name, subject_type: type }: AlertRow) =>
  name === null || type === null ? null : { name, type };

function heldOf(row: AlertRow): Alert['held'] {
  const move = heldMoveOf(row);
  return move && { action: move.action, by: move.actor.id, until: move.until };
}

/** The type of check that a match belongs to, by category. */
const screened: Partial<Record<string, CheckTypeCode>> = {
  'Sanctions Hit': 'SCR_SANCTIONS',
  'PEP Match': 'SCR_PEP',
  'Adverse Media': 'SCR_ADVERSE_MEDIA',
  'Watchlist Match': 'SCR_WATCHLIST',
} satisfies Partial<Record<AlertCategory, CheckTypeCode>>;

/**
 * API §4.2. The SLA status is not stored, because it follows from the deadline and the clock, which stops in Client
 * Input.
 */
export function presentAlert(row: AlertRow, now: Date): Alert {
  return {
    token: row.token,
    case_token: row.case_token,
    entity_token: row.entity_token,
    check_token: row.check_token,
    check_type_code: row.check_type_code ?? screened[row.category] ?? null,
    check_tokens: [...new Set([...(row.check_token ? [row.check_token] : []), ...row.check_tokens])],
    type: row.type,
    category: row.category,
    status: row.status,
    priority: row.priority,
    priority_score: row.priority_score,
    sla_deadline: timestamp(row.sla_deadline),
    sla_warning_at: timestamp(row.sla_warning_at),
    sla_status: slaStatus({
      deadline: row.sla_deadline,
      warning_at: row.sla_warning_at,
      now: alertClock(row, now),
    }),
    sla_paused_at: row.resolved_at ? null : timestampOrNull(row.sla_paused_at),
    match_score: numberOrNull(row.match_score),
    match: row.match,
    ...('evidence' in row && { evidence: row.evidence }),
    subject: subjectOf(row),
    case_name: row.case_name,
    summary: row.summary,
    rationale: row.rationale,
    proposal: row.proposal,
    ai_assessment: row.ai_assessment,
    resolution_action: row.resolution_action,
    resolution_rationale: row.resolution_rationale,
    resolution_conditions: row.resolution_conditions,
    resolution_replaced_by: row.resolution_replaced_by,
    resolved_by: row.resolved_by,
    resolved_at: timestampOrNull(row.resolved_at),
    assigned_to: row.assigned_to,
    is_false_positive: row.is_false_positive,
    snoozed_until: timestampOrNull(row.snoozed_until),
    held: heldOf(row),
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
  } as Alert; // text and JSON columns that only this folder writes, with values of these schemas
}
