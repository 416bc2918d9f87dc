import { z } from 'zod';
import { AlertCategory, type CaseType, CheckTypeCode, Priority, ScreeningCategory } from '@/lib/domain/words';
import { RiskModelSettings } from './risk-model';
import type { PolicyKind } from './schema';

const Score = z.number().min(0).max(100);
const Days = z.number().int().min(0).max(3650);

export const AlertTerm = z
  .strictObject({ due_days: Days.min(1), warning_days: Days })
  .refine((term) => term.warning_days < term.due_days, {
    path: ['warning_days'],
    error: 'must be less than due_days',
  });
export const CaseTerm = z
  .strictObject({ due_business_days: Days.min(1), warning_business_days: Days })
  .refine((term) => term.warning_business_days < term.due_business_days, {
    path: ['warning_business_days'],
    error: 'must be less than due_business_days',
  });

/** What each kind of policy sets (API §7). */
export const policySettings = {
  risk_model: RiskModelSettings,
  alert_sla: z.strictObject(perCaseType(z.record(Priority, AlertTerm))),
  case_sla: z.strictObject(perCaseType(CaseTerm.nullable())),
  priority: z.strictObject({
    /** `priority_score` is the score of a match at the threshold. */
    priorities: z.record(AlertCategory, z.strictObject({ priority: Priority, priority_score: Score })),
    /** Points that a match of score 100 has more than one at the threshold. */
    match_points: Score,
  }),
  four_eyes: z.strictObject({
    risk_override: z.boolean(),
    critical_false_positive: z.boolean(),
    binds_machines: z.boolean(),
  }),
  screening: z.strictObject({
    match_threshold: Score,
    /** What a list must cover. Null: in production every category, in staging those that some list covers. */
    required_categories: z.array(ScreeningCategory).max(4).nullable(),
    monitoring_interval_days: Days.min(1),
  }),
  /** For how many days a Pass is reused for the same subject; 0 for never. */
  reuse: z.record(CheckTypeCode, Days),
  /** Counted from the closing of the case. */
  retention: z.strictObject({ closed_case_days: z.number().int().min(0).max(36_500) }),
  straight_through: z.strictObject({ enabled: z.boolean() }),
  /** The documents that the hosted journey takes. */
  journey: z.strictObject({
    document_types: z
      .array(z.enum(['passport', 'national_id', 'driving_licence']))
      .min(1)
      .max(3),
  }),
} satisfies Record<PolicyKind, z.ZodType>;

export type PolicySettings = { [Kind in PolicyKind]: z.infer<(typeof policySettings)[Kind]> };

function perCaseType<Schema extends z.ZodType>(schema: Schema): Record<CaseType, Schema> {
  return { Onboarding: schema, Review: schema, Perpetual: schema };
}
