import { z } from 'zod';
import { DataTier, EntityType } from '@/lib/domain/words';

/** `unknown`: the check failed, or no list covers the category. That must not lower the score. */
export const RiskFinding = z.enum(['none', 'match', 'unknown']);

/** Stored with the assessment, so the score can be computed again. A fact that was not stated is null or empty. */
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
  /** Companies between this one and its last known owner. */
  ownership_layers: z.number().int().nonnegative(),
  ubo_count: z.number().int().nonnegative(),
  /** Whole years since incorporation, on the day of the assessment. */
  company_age_years: z.number().int().nonnegative().nullable(),
  data_tier: DataTier,
});
export type RiskFacts = z.infer<typeof RiskFacts>;

/** The amount in a text such as `1,250,000.50` or `GBP 40000`; null when there is none, or more than one. */
export function amountIn(text: string | null | undefined): number | null {
  const amounts = (text ?? '').match(/\d[\d,\s']*(?:\.\d+)?/g) ?? [];
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1) return null;
  return Number(amount.replace(/[,\s']/g, ''));
}

const yearMs = 365.25 * 24 * 60 * 60 * 1000;

/** Whole years of 365.25 days from a date, YYYY-MM-DD, to `now` in UTC; 0 for a date in the future. */
export const yearsSince = (date: string | null | undefined, now: Date): number | null =>
  date ? Math.max(0, Math.floor((now.getTime() - Date.parse(date)) / yearMs)) : null;
