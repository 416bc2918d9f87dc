import { z } from 'zod';
import { Name, Text, Timestamp, token } from '@/lib/domain/primitives';
import { Tier } from '@/lib/domain/words';

const RiskAssessmentToken = token('rsk');
export const RiskAssessmentParams = z.object({ assessment_token: RiskAssessmentToken });

export const RiskStatus = z.enum(['Draft', 'Active', 'Approved', 'Superseded']);
export type RiskStatus = z.infer<typeof RiskStatus>;

export const RiskFactor = z.object({
  name: z.string(),
  value: z.string(),
  score_contribution: z.number(),
});

export const RiskDimension = z.object({
  /** 0 to 100: the sum of its factors' contributions. */
  score: z.number(),
  /** 0 to 1. */
  weight: z.number(),
  weighted_score: z.number(),
  factors: z.array(RiskFactor),
});

export const RiskDimensions = z.object({
  customer: RiskDimension,
  geographic: RiskDimension,
  product_service: RiskDimension,
  transaction: RiskDimension,
});
export type RiskDimensions = z.infer<typeof RiskDimensions>;

export const DueDiligencePath = z.enum(['SDD', 'CDD', 'EDD']);

/** API §4.4. */
export const RiskAssessment = z.object({
  token: RiskAssessmentToken,
  case_token: token('cas'),
  status: RiskStatus,
  /** 0 to 100: the sum of the dimensions' weighted scores. An override does not change it. */
  overall_score: z.number(),
  tier: Tier,
  /** The override's tier if there is one, else the calculated tier. */
  effective_tier: Tier,
  dimensions: RiskDimensions,
  due_diligence_path: DueDiligencePath,
  /** Text such as `6 Months`. */
  review_frequency: z.string(),
  override_tier: Tier.nullable(),
  override_justification: z.string().nullable(),
  /** The assessment on which the override was set, when a calculation carried it on. */
  override_carried_from: RiskAssessmentToken.nullable(),
  approved_by: z.string().nullable(),
  approved_at: Timestamp.nullable(),
  model_version: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type RiskAssessment = z.infer<typeof RiskAssessment>;

/** API §4.12. With the model's input, so that the score can be computed again, and everyone who overrode it. */
export const ReportedRiskAssessment = RiskAssessment.extend({
  overriders: z.array(z.string()),
  facts: z.record(z.string(), z.unknown()),
});
export type ReportedRiskAssessment = z.infer<typeof ReportedRiskAssessment>;

/** API §5.5. */
export const OverrideRiskAssessment = z.strictObject({
  tier: Tier,
  justification: Name.min(10).max(2000),
});
export type OverrideRiskAssessment = z.infer<typeof OverrideRiskAssessment>;

export const ApproveRiskAssessment = z.strictObject({ notes: Text.max(2000).optional() });
export type ApproveRiskAssessment = z.infer<typeof ApproveRiskAssessment>;

export const riskAssessmentSorts = ['created_at'] as const;
