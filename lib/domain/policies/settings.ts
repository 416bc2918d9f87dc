import { z } from 'zod';
import {
  AlertCategory,
  type CaseType,
  CheckTypeCode,
  Priority,
  ScreeningCategory,
  DocumentType,
} from '@/lib/domain/words';
import { isHolidayCountry, isHolidayRegion } from './holidays';
import { isTimeZone } from './local-time';
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

const TimeZone = z
  .string()
  .max(100)
  .refine(isTimeZone, 'must be a time zone such as Europe/Berlin')
  .default('UTC');

/** Days that are not business days, besides weekends. */
const Holidays = z
  .strictObject({
    /** ISO 3166-1 alpha-2, for its public holidays. */
    country: z.string().refine(isHolidayCountry, 'must be a country with known holidays').nullable(),
    /** Subdivision of the country in ISO 3166-2, without the country: `SCT`. */
    region: z.string().max(10).nullable().default(null),
    days: z
      .array(z.iso.date())
      .max(1_000)
      .default(() => []),
  })
  .refine(
    ({ country, region }) => region === null || (country !== null && isHolidayRegion(country, region)),
    { path: ['region'], error: 'must be a subdivision of the country with known holidays' },
  )
  .default(() => ({ country: null, region: null, days: [] }));

/** Name of an outside provider or of the built-in one. */
const ProviderName = (own: string) =>
  z.string().regex(/^[a-z][a-z0-9_-]{0,49}$/, `must be ${own}, or the name of a provider`);

/** The settings of each kind of policy (API §7). */
export const policySettings = {
  risk_model: RiskModelSettings,
  alert_sla: z.strictObject({ ...perCaseType(z.record(Priority, AlertTerm)), time_zone: TimeZone }),
  case_sla: z.strictObject({ ...perCaseType(CaseTerm.nullable()), time_zone: TimeZone, holidays: Holidays }),
  priority: z.strictObject({
    /** `priority_score` is the priority score of a match at the threshold. */
    priorities: z.record(AlertCategory, z.strictObject({ priority: Priority, priority_score: Score })),
    /** Extra priority points of a match with score 100 over one at the threshold. */
    match_points: Score,
  }),
  four_eyes: z.strictObject({
    risk_override: z.boolean(),
    critical_false_positive: z.boolean(),
    binds_machines: z.boolean(),
  }),
  screening: z.strictObject({
    match_threshold: Score,
    /**
     * Categories that lists must cover. Null: in production all categories, in staging those that a list
     * covers.
     */
    required_categories: z.array(ScreeningCategory).max(4).nullable(),
    monitoring_interval_days: Days.min(1),
    /**
     * Days without a successful synchronisation after which a synchronised list counts as missing. Absent in
     * older settings.
     */
    max_list_age_days: Days.min(1).default(7),
  }),
  /** Days for which a Pass is reused for the same subject; 0 for never. */
  reuse: z.record(CheckTypeCode, Days),
  /** Counted from the day the case is closed. */
  retention: z.strictObject({
    closed_case_days: z.number().int().min(0).max(36_500),
    /** Counted from the day the person sent it. It is deleted with its case if that is earlier. */
    document_days: z.number().int().min(1).max(36_500).default(365),
  }),
  straight_through: z.strictObject({ enabled: z.boolean() }),
  /** Documents that the hosted journey accepts, and the inactivity after which it is abandoned. */
  journey: z.strictObject({
    document_types: z.array(DocumentType).min(1).max(3),
    abandoned_after_minutes: z.number().int().min(5).max(1_440).default(60),
    /** Who checks documents: `built-in`, or an outside provider of the deployment (docs/adr/0100). */
    document: ProviderName('built-in').default('built-in'),
    /** Who compares faces: with `review` a person does, by resolving an alert. */
    biometric: ProviderName('review').default('review'),
  }),
} satisfies Record<PolicyKind, z.ZodType>;

export type PolicySettings = { [Kind in PolicyKind]: z.infer<(typeof policySettings)[Kind]> };

function perCaseType<Schema extends z.ZodType>(schema: Schema): Record<CaseType, Schema> {
  return { Onboarding: schema, Review: schema, Perpetual: schema };
}
