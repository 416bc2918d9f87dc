import type { Case as CaseModel, Entity } from '@/generated/prisma/client';
import { caseClock, slaStatus } from '@/lib/domain/policies/sla';
import { timestamp, timestampOrNull } from '@/lib/domain/present';
import type { Case } from './schema';

/** An entity with its role in one case. */
export type CaseMemberRow = Entity & { case_role: string };

/** With its share of the company of the case, if the case was given one. */
export type CaseShareRow = CaseMemberRow & { ownership_percentage: number | null };

/** API §4.5. In Client Input the SLA clock is paused (API §7.2). */
export function presentCase(row: CaseModel, now: Date): Case {
  return {
    token: row.token,
    name: row.name,
    type: row.type,
    status: row.status,
    entity_category: row.entity_category,
    primary_entity_token: row.primary_entity_token,
    assigned_to: row.assigned_to,
    sla_deadline: timestampOrNull(row.sla_deadline),
    sla_status: slaStatus({
      deadline: row.sla_deadline,
      warning_at: row.sla_warning_at,
      now: caseClock(row, now),
    }),
    open_alerts_count: row.open_alerts_count,
    total_entities_count: row.total_entities_count,
    risk_tier: row.risk_tier,
    risk_score: row.risk_score,
    risk_tier_overridden: row.risk_tier_overridden,
    decision: row.decision,
    decision_summary: row.decision_summary,
    external_reference: row.external_reference,
    metadata: row.metadata,
    flow_token: row.flow_token,
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
    closed_at: timestampOrNull(row.closed_at),
  } as Case; // text and JSON columns that only this folder writes, with values of these schemas
}
