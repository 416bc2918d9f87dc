import { z } from 'zod';
import type { Environment } from '@/lib/platform/context';
import { AlertCategory, CaseType, CheckTypeCode, Priority, ScreeningCategory } from '@/lib/domain/words';
import { defaultMatchThreshold } from '@/lib/domain/screening/matcher';

const Score = z.number().min(0).max(100);
const Days = z.number().int().min(0).max(3650);

const AlertTerm = z
  .strictObject({ due_days: Days.min(1), warning_days: Days })
  .refine((term) => term.warning_days < term.due_days, 'the warning must come after the start');
const CaseTerm = z
  .strictObject({ due_business_days: Days.min(1), warning_business_days: Days })
  .refine(
    (term) => term.warning_business_days < term.due_business_days,
    'the warning must come after the start',
  );

/** What a project can configure (API §7), stored as versioned JSON. */
export const Policy = z.strictObject({
  match_threshold: Score,
  /** `priority_score` is the score of a match at the threshold. */
  priorities: z.record(AlertCategory, z.strictObject({ priority: Priority, priority_score: Score })),
  /** Points that a match of score 100 has more than one at the threshold. */
  match_points: Score,
  alert_sla: z.record(CaseType, z.record(Priority, AlertTerm)),
  case_sla: z.record(CaseType, CaseTerm.nullable()),
  /** For how many days a Pass is reused for the same subject; 0 for never. */
  reuse_days: z.record(CheckTypeCode, Days),
  monitoring: z.strictObject({ interval_days: Days.min(1) }),
  /** Counted from the closing of the case. */
  retention: z.strictObject({ closed_case_days: Days.max(36_500) }),
  four_eyes: z.strictObject({
    risk_override: z.boolean(),
    critical_false_positive: z.boolean(),
    binds_machines: z.boolean(),
  }),
  straight_through: z.boolean(),
  /** What a list must cover. Null: in production every category, in staging those that some list covers. */
  required_categories: z.array(ScreeningCategory).nullable().default(null),
});
export type Policy = z.infer<typeof Policy>;

const term = (due_days: number, warning_days: number) => ({ due_days, warning_days });

const ongoingAlertSla = {
  Critical: term(5, 2),
  High: term(14, 3),
  'Medium-High': term(18, 4),
  Medium: term(21, 5),
  Low: term(45, 7),
};

export const defaultPolicy: Policy = {
  match_threshold: defaultMatchThreshold,
  priorities: {
    'Sanctions Hit': { priority: 'Critical', priority_score: 90 },
    'PEP Match': { priority: 'High', priority_score: 70 },
    'Watchlist Match': { priority: 'High', priority_score: 70 },
    'Adverse Media': { priority: 'Medium-High', priority_score: 60 },
    'Name Mismatch': { priority: 'Medium', priority_score: 50 },
    'DOB Mismatch': { priority: 'Medium', priority_score: 50 },
    'API Failure': { priority: 'Low', priority_score: 20 },
  },
  match_points: 10,
  alert_sla: {
    Onboarding: {
      Critical: term(3, 1),
      High: term(7, 2),
      'Medium-High': term(10, 3),
      Medium: term(14, 3),
      Low: term(30, 5),
    },
    Review: ongoingAlertSla,
    Perpetual: ongoingAlertSla,
  },
  case_sla: {
    Onboarding: { due_business_days: 5, warning_business_days: 1 },
    Review: { due_business_days: 15, warning_business_days: 3 },
    Perpetual: null,
  },
  reuse_days: {
    COM_REGISTRY: 30,
    IDV_DATABASE: 90,
    IDV_EMAIL: 90,
    IDV_PHONE: 90,
    IDV_ADDRESS: 90,
    IDV_DOCUMENT: 365,
    IDV_BIOMETRIC: 90,
    // Lists change daily, and a match must raise its alert in every case it concerns.
    SCR_SANCTIONS: 0,
    SCR_PEP: 0,
    SCR_ADVERSE_MEDIA: 0,
    SCR_WATCHLIST: 0,
  },
  monitoring: { interval_days: 1 },
  retention: { closed_case_days: 5 * 365 },
  four_eyes: { risk_override: true, critical_false_positive: true, binds_machines: false },
  straight_through: false,
  required_categories: null,
};

const requiredByDefault: Record<Environment, readonly ScreeningCategory[]> = {
  production: ScreeningCategory.options,
  // Those that some list covers: a category that none covers is never among them.
  staging: [],
};

/** The categories that may not go unscreened (API §3.9). */
export const requiredCategories = (
  { required_categories }: Pick<Policy, 'required_categories'>,
  environment: Environment,
): readonly ScreeningCategory[] => required_categories ?? requiredByDefault[environment];
