import { z } from 'zod';

/** `unknown`: a check that could not be made tells nothing, and is no reason for a low score. */
const Finding = z.enum(['none', 'match', 'unknown']);

/**
 * All that a risk score is made of. Stored with the assessment, so that its score can be computed again.
 * What nobody stated is null or empty.
 */
export const RiskFacts = z.object({
  entity_type: z.enum(['Person', 'Company']),
  /** `match` while a match of anybody in the case is open or confirmed; false positives count as none. */
  pep: Finding,
  sanctions: Finding,
  adverse_media: Finding,
  watchlist: Finding,
  /** Residence, or incorporation. ISO 3166-1 alpha-2, as all countries here. */
  country: z.string().nullable(),
  /** Of the person, or of the company's directors and owners. */
  nationalities: z.array(z.string()),
  /** Where the registry says the company is registered. */
  registered_jurisdiction: z.string().nullable(),
  industry: z.string().nullable(),
  sic_codes: z.array(z.string()),
  company_type: z.string().nullable(),
  /** In the base currency. */
  annual_revenue: z.number().nonnegative().nullable(),
  employee_count: z.number().nonnegative().nullable(),
  /** Companies between this one and its last known owner. */
  ownership_layers: z.number().int().nonnegative(),
  ubo_count: z.number().int().nonnegative(),
  /** Whole years since incorporation, on the day of the assessment. */
  company_age_years: z.number().int().nonnegative().nullable(),
  data_tier: z.enum(['minimum', 'standard', 'full']),
});
export type RiskFacts = z.infer<typeof RiskFacts>;

/** The amount in a request's text: `1,250,000.50`, `GBP 40000`. Null when there is none or more than one. */
export function amountIn(text: string | null | undefined): number | null {
  const amounts = (text ?? '').match(/\d[\d,\s']*(?:\.\d+)?/g) ?? [];
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1) return null;
  return Number(amount.replace(/[,\s']/g, ''));
}
