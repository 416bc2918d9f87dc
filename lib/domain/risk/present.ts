import type { RiskAssessment as RiskAssessmentModel } from '@/generated/prisma/client';
import { type DecimalValue, timestamp, timestampOrNull } from '@/lib/domain/present';
import type { RiskAssessment } from './schema';

/** A row from Prisma or `pg`, which differ in how they hold decimals. */
export type RiskAssessmentRow = Omit<RiskAssessmentModel, 'overall_score'> & { overall_score: DecimalValue };

/** API §4.4. */
export function presentRiskAssessment(row: RiskAssessmentRow): RiskAssessment {
  return {
    token: row.token,
    case_token: row.case_token,
    status: row.status,
    overall_score: Number(row.overall_score.toString()),
    tier: row.tier,
    effective_tier: row.override_tier ?? row.tier,
    dimensions: row.dimensions,
    due_diligence_path: row.due_diligence_path,
    review_frequency: row.review_frequency,
    override_tier: row.override_tier,
    override_justification: row.override_justification,
    override_carried_from: row.override_carried_from,
    overriders: row.overriders,
    approved_by: row.approved_by,
    approved_at: timestampOrNull(row.approved_at),
    approved_tier: row.approved_tier,
    model_version: row.model_version,
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
  } as RiskAssessment; // text and JSON columns that only this folder writes, with values of these schemas
}
