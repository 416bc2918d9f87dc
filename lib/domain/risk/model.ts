import type { Tier } from '@/lib/domain/words';
import type { CountryRiskTable, FatfStatus } from './country-risk';
import { model as model2026_1 } from './models/2026-1';

export type Dimension = 'customer' | 'geographic' | 'product_service' | 'transaction';
export type DueDiligencePath = 'EDD' | 'CDD' | 'SDD';

/** From `from` up to where the next band starts. */
export interface Band {
  from: number;
  label: string;
  points: number;
}

/** A line of business, recognised by prefixes of UK SIC 2007 codes and of words. */
export interface Sector {
  label: string;
  sic: readonly string[];
  words: readonly string[];
  points: number;
}

export type FloorReason =
  | 'sanctions'
  | 'pep'
  | 'watchlist'
  | 'established_under_call_for_action'
  | 'established_under_increased_monitoring';

/** The risk model as data (API §4.4, §7.3). The points of each dimension add up to 100 at most. */
export interface RiskModel {
  version: string;
  /** They add up to 1. */
  weights: Readonly<Record<Dimension, number>>;
  /** Highest first; the last starts at 0. */
  tiers: ReadonlyArray<{ from: number; tier: Tier; path: DueDiligencePath; review_frequency: string }>;
  customer: {
    entity_type: Readonly<Record<'Person' | 'Company' | 'Opaque company', number>>;
    /** Company types that can hide their owners, by prefixes of words. */
    opaque_company_types: readonly string[];
    pep: number;
    sanctions: number;
    /** Counted in the sanctions factor, when there is no sanctions match. */
    watchlist: number;
    adverse_media: number;
  };
  geographic: {
    countries: CountryRiskTable;
    /** Points per point of risk of the riskiest country involved. */
    country_risk: number;
    fatf: Readonly<Record<FatfStatus, number>>;
    /** Points per point of risk of the country of registration or residence. */
    jurisdiction: number;
  };
  product_service: {
    complexity: Readonly<Record<'Person' | 'Company', number>>;
    ownership_layers: readonly Band[];
    ubo_count: readonly Band[];
    private_individual: number;
    sector_not_stated: number;
    other_sector: number;
    sectors: readonly Sector[];
  };
  transaction: {
    volume: { person: number; not_stated: number; bands: readonly Band[] };
    frequency: { person: number; not_stated: number; bands: readonly Band[] };
    young_company: readonly Band[];
    /** Revenue over this for each employee looks like a shell or a conduit. */
    revenue_per_employee: { over: number; points: number };
    minimum_data: number;
  };
  /** The minimum overall score that each reason sets; of several, the highest applies. */
  floors: Readonly<Record<FloorReason, { label: string; score: number }>>;
}

export const currentRiskModel = model2026_1;

/** Every model that ever made a score, so that an old assessment can be computed again. */
export const riskModels: Readonly<Record<string, RiskModel>> = { [model2026_1.version]: model2026_1 };
