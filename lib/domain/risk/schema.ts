import { z } from 'zod';
import { Country, Name, orUnknown, Text, Timestamp, token } from '@/lib/domain/primitives';
import { maxNotesLength } from '@/lib/domain/text-limits';
import { DataTier, EntityType, Tier } from '@/lib/domain/words';

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
  /** The override's tier if there is one, otherwise the calculated tier. */
  effective_tier: Tier,
  dimensions: RiskDimensions,
  due_diligence_path: DueDiligencePath,
  /** Text such as `6 Months`. */
  review_frequency: z.string(),
  override_tier: Tier.nullable(),
  override_justification: z.string().nullable(),
  /** The assessment on which the override was set, if a calculation kept it. */
  override_carried_from: RiskAssessmentToken.nullable(),
  /** Tokens of everyone who set this override or one that it replaced. None of them may approve it. */
  overriders: z.array(z.string()),
  approved_by: z.string().nullable(),
  approved_at: Timestamp.nullable(),
  /** Null again once the risk of the case was overridden: then nothing approves the case until another approval. */
  approved_tier: Tier.nullable(),
  model_version: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type RiskAssessment = z.infer<typeof RiskAssessment>;

/** API §4.12. With the model's input, so that the score can be recalculated. */
export const RiskAssessmentWithFacts = RiskAssessment.extend({
  facts: z.record(z.string(), z.unknown()),
});
export type RiskAssessmentWithFacts = z.infer<typeof RiskAssessmentWithFacts>;

/** API §5.5. */
export const OverrideRiskAssessment = z.strictObject({
  tier: Tier,
  justification: Name.min(10).max(maxNotesLength),
});
export type OverrideRiskAssessment = z.infer<typeof OverrideRiskAssessment>;

export const ApproveRiskAssessment = z.strictObject({ notes: Text.max(maxNotesLength).optional() });
export type ApproveRiskAssessment = z.infer<typeof ApproveRiskAssessment>;

/** `unknown`: the check failed, or no list covers the category. That must not lower the score. */
export const RiskFinding = z.enum(['none', 'match', 'unknown']);

/**
 * Stored with the assessment, so that the score can be recalculated. Facts that were not stated are null or
 * empty.
 */
export const RiskFacts = z.object({
  entity_type: EntityType,
  /** `match` while a match of any party is open or confirmed; a false positive counts as `none`. */
  pep: RiskFinding,
  sanctions: RiskFinding,
  adverse_media: RiskFinding,
  watchlist: RiskFinding,
  /** Residence, or incorporation. ISO 3166-1 alpha-2, as all countries here. */
  country: z.string().nullable(),
  nationalities: z.array(z.string()),
  registered_jurisdiction: z.string().nullable(),
  industry: z.string().nullable(),
  sic_codes: z.array(z.string()),
  company_type: z.string().nullable(),
  /** In the base currency. */
  annual_revenue: z.number().nonnegative().nullable(),
  employee_count: z.number().nonnegative().nullable(),
  /** Number of companies between this one and its last known owner. */
  ownership_layers: z.number().int().nonnegative(),
  ubo_count: z.number().int().nonnegative(),
  /** Whole years since incorporation, on the day of the assessment. */
  company_age_years: z.number().int().nonnegative().nullable(),
  data_tier: DataTier,
});
export type RiskFacts = z.infer<typeof RiskFacts>;

const AssumedText = orUnknown(Text.max(500));
const AssumedCount = z.number().int().nonnegative().max(1_000_000_000);

/** API §5.5. Omitted facts are those of the assessment. */
export const PreviewRiskAssessment = z.strictObject({
  entity_type: EntityType.optional(),
  pep: RiskFinding.optional(),
  sanctions: RiskFinding.optional(),
  adverse_media: RiskFinding.optional(),
  watchlist: RiskFinding.optional(),
  country: Country.nullable().optional(),
  nationalities: z.array(Country).max(100).optional(),
  registered_jurisdiction: Country.nullable().optional(),
  industry: AssumedText,
  sic_codes: z.array(Name.max(20)).max(100).optional(),
  company_type: AssumedText,
  annual_revenue: z.number().nonnegative().max(1e15).nullable().optional(),
  employee_count: AssumedCount.nullable().optional(),
  ownership_layers: AssumedCount.optional(),
  ubo_count: AssumedCount.optional(),
  company_age_years: AssumedCount.nullable().optional(),
  data_tier: DataTier.optional(),
});
export type PreviewRiskAssessment = z.infer<typeof PreviewRiskAssessment>;

/** The assessment that a calculation would store. It has no token, because it is not stored. */
export const RiskPreview = RiskAssessment.pick({
  case_token: true,
  overall_score: true,
  tier: true,
  effective_tier: true,
  dimensions: true,
  due_diligence_path: true,
  review_frequency: true,
  override_tier: true,
  model_version: true,
}).extend({ facts: RiskFacts });
export type RiskPreview = z.infer<typeof RiskPreview>;

export const RiskScoring = RiskAssessment.pick({
  model_version: true,
  overall_score: true,
  tier: true,
  dimensions: true,
  due_diligence_path: true,
  review_frequency: true,
});
export type RiskScoring = z.infer<typeof RiskScoring>;

/** The score of an assessment as stored and as recalculated (API §5.5). */
export const RiskReplay = z.object({
  stored: RiskScoring,
  /** By the model that made the score. */
  replayed: RiskScoring,
  is_same: z.boolean(),
  current: RiskScoring,
});
export type RiskReplay = z.infer<typeof RiskReplay>;

export const riskAssessmentSorts = ['created_at'] as const;
