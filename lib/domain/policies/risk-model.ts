import { z } from 'zod';
import { iso31661Alpha2 } from '@/lib/domain/countries';
import { Name, Text } from '@/lib/domain/primitives';
import { Tier } from '@/lib/domain/words';
import { mostPoints, pointsLimit, sumOfWeights } from './points';

const Score = z.number().min(0).max(100);
/** With at most two decimals, so that sums and products are exact in the stored decimals. */
const Points = Score.multipleOf(0.01);
const Label = Name.max(100);

const Dimension = z.enum(['customer', 'geographic', 'product_service', 'transaction']);
export type Dimension = z.infer<typeof Dimension>;

const DueDiligencePath = z.enum(['EDD', 'CDD', 'SDD']);
export type DueDiligencePath = z.infer<typeof DueDiligencePath>;

export const FatfStatus = z.enum(['none', 'increased_monitoring', 'call_for_action']);
export type FatfStatus = z.infer<typeof FatfStatus>;

const CountryCode = z
  .string()
  .refine((code) => iso31661Alpha2.has(code), 'must be an ISO 3166-1 alpha-2 code');

/** One edition of country risks. It is part of a risk model, so a later edition needs a new model. */
const CountryRiskTable = z.strictObject({
  /** Date of the FATF lists, YYYY-MM-DD. */
  as_of: z.iso.date(),
  source: Text.max(1000),
  /** 0 to 100, by ISO 3166-1 alpha-2 code. */
  base: z.record(CountryCode, Score.int()),
  fatf: z.record(CountryCode, FatfStatus.exclude(['none'])),
  fatf_minimum: z.record(FatfStatus, Score.int()),
  unknown: Score.int(),
});
export type CountryRiskTable = z.infer<typeof CountryRiskTable>;

/** From `from` up to the start of the next band. */
export const Band = z.strictObject({ from: z.number().min(0), label: Label, points: Points });
export type Band = z.infer<typeof Band>;

const rises = (steps: readonly { from: number }[]) =>
  steps.every(({ from }, place) => from > (steps[place - 1]?.from ?? -1));

const Bands = z
  .array(Band)
  .min(1)
  .max(20)
  .refine(
    (bands) => bands[0]?.from === 0 && rises(bands),
    'must start at 0, with a higher from in each band',
  );

/** A line of business, recognised by prefixes of UK SIC 2007 codes and of words. */
const Sector = z.strictObject({
  label: Label,
  sic: z.array(z.string().regex(/^\d{2,5}$/)).max(50),
  words: z.array(Name.max(50)).max(50),
  points: Points,
});

const TierBand = z.strictObject({
  from: Score,
  tier: Tier,
  path: DueDiligencePath,
  review_frequency: z.string().regex(/^[1-9]\d{0,2} Months$/, 'must be text such as 6 Months'),
});

const tierOrder = Tier.options;

const Tiers = z
  .array(TierBand)
  .min(1)
  .max(10)
  .refine(
    (tiers) => rises(tiers.toReversed()) && tiers.at(-1)?.from === 0,
    'must end at 0, with a lower from in each tier',
  )
  .refine(
    (tiers) =>
      tiers.every(({ tier }, n) => tierOrder.indexOf(tier) >= tierOrder.indexOf(tiers[n - 1]?.tier ?? tier)),
    'must not have a higher tier for a lower score',
  );

const FloorReason = z.enum([
  'sanctions',
  'pep',
  'watchlist',
  'established_under_call_for_action',
  'established_under_increased_monitoring',
]);
export type FloorReason = z.infer<typeof FloorReason>;

export const Size = z.strictObject({ person: Points, not_stated: Points, bands: Bands });

const customer = z.strictObject({
  entity_type: z.record(z.enum(['Person', 'Company', 'Opaque company']), Points),
  /** Company types that can hide their owners, by prefixes of words. */
  opaque_company_types: z.array(Name.max(50)).max(50),
  pep: Points,
  sanctions: Points,
  /** Part of the sanctions factor, if there is no sanctions match. */
  watchlist: Points,
  adverse_media: Points,
  /** Share of a match's points that applies to what was not screened: 0 to 1. */
  unknown_share: z.number().min(0).max(1).multipleOf(0.1),
});

const geographic = z.strictObject({
  countries: CountryRiskTable,
  /** Points per point of risk of the riskiest country involved. */
  country_risk: z.number().min(0).max(1).multipleOf(0.01),
  fatf: z.record(FatfStatus, Points),
  /** Points per point of risk of the country of registration or residence. */
  jurisdiction: z.number().min(0).max(1).multipleOf(0.01),
});

const product_service = z.strictObject({
  complexity: z.record(z.enum(['Person', 'Company']), Points),
  ownership_layers: Bands,
  ubo_count: Bands,
  private_individual: Points,
  sector_not_stated: Points,
  other_sector: Points,
  sectors: z.array(Sector).max(50),
});

const transaction = z.strictObject({
  volume: Size,
  frequency: Size,
  young_company: Bands,
  /** Revenue per employee above this suggests a shell company or a conduit. */
  revenue_per_employee: z.strictObject({ over: z.number().min(0), points: Points }),
  minimum_data: Points,
});

const shape = z.strictObject({
  /** They add up to 1. */
  weights: z.record(Dimension, z.number().min(0).max(1).multipleOf(0.01)),
  /** Highest first; the last starts at 0. */
  tiers: Tiers,
  customer,
  geographic,
  product_service,
  transaction,
  /** The minimum overall score for each reason; the highest one applies. */
  floors: z.record(FloorReason, z.strictObject({ label: Label, score: Score })),
});
export type RiskModelSettings = z.infer<typeof shape>;

const roundingError = 1e-9;

/** The risk model as data (API §4.4, §7.3). */
export const RiskModelSettings = shape.superRefine((model, context) => {
  if (Math.abs(sumOfWeights(model) - 1) > roundingError) {
    context.addIssue({ code: 'custom', path: ['weights'], message: 'must add up to 1' });
  }
  for (const dimension of Dimension.options) {
    if (mostPoints[dimension](model) <= pointsLimit + roundingError) continue;
    context.addIssue({
      code: 'custom',
      path: [dimension],
      message: 'must not exceed 100 points when every factor has its maximum',
    });
  }
});

/** A project's own model has the token of its policy version as its version. */
export interface RiskModel extends RiskModelSettings {
  version: string;
}
