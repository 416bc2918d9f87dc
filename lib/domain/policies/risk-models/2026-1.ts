import type { RiskModel } from '../risk-model';
import { countryRisk2026June } from './countries-2026-06';

export const model: RiskModel = {
  version: '2026.1',
  weights: { customer: 0.3, geographic: 0.25, product_service: 0.25, transaction: 0.2 },
  tiers: [
    { from: 70, tier: 'High', path: 'EDD', review_frequency: '6 Months' },
    { from: 40, tier: 'Medium', path: 'CDD', review_frequency: '12 Months' },
    { from: 20, tier: 'Low', path: 'SDD', review_frequency: '24 Months' },
    { from: 0, tier: 'Low', path: 'SDD', review_frequency: '36 Months' },
  ],
  customer: {
    entity_type: { Person: 5, Company: 10, 'Opaque company': 15 },
    opaque_company_types: [
      'trust',
      'foundation',
      'stiftung',
      'anstalt',
      'nominee',
      'bearer',
      'offshore',
      'ibc',
      'shell',
      'limited partnership',
      'limited-partnership',
    ],
    pep: 25,
    sanctions: 40,
    watchlist: 25,
    adverse_media: 20,
    unknown_share: 0.5,
  },
  geographic: {
    countries: countryRisk2026June,
    country_risk: 0.5,
    fatf: { none: 0, increased_monitoring: 20, call_for_action: 35 },
    jurisdiction: 0.15,
  },
  product_service: {
    complexity: { Person: 5, Company: 10 },
    ownership_layers: [
      { from: 0, label: 'direct ownership', points: 0 },
      { from: 1, label: 'one layer of ownership', points: 8 },
      { from: 2, label: 'two layers of ownership', points: 16 },
      { from: 3, label: 'three or more layers of ownership', points: 25 },
    ],
    ubo_count: [
      { from: 0, label: 'no beneficial owner known', points: 5 },
      { from: 1, label: 'beneficial owners known', points: 0 },
      { from: 5, label: 'many beneficial owners', points: 15 },
    ],
    private_individual: 5,
    sector_not_stated: 15,
    other_sector: 10,
    // prettier-ignore
    sectors: [
      { label: 'Crypto-assets', sic: [], words: ['crypto', 'virtual asset', 'bitcoin'], points: 50 },
      { label: 'Arms and defence', sic: ['254', '304', '8422'], words: ['arms', 'weapon', 'ammunition', 'defence', 'defense'], points: 50 },
      { label: 'Gambling', sic: ['92'], words: ['gambling', 'betting', 'casino', 'lotter'], points: 40 },
      { label: 'Financial services', sic: ['64', '65', '66'], words: ['bank', 'financ', 'insurance', 'payment', 'remittance', 'money service', 'lending', 'forex', 'fund management'], points: 35 },
      { label: 'Precious metals, jewels and art', sic: ['2441', '3212', '4648', '4672', '4777', '47781'], words: ['jewel', 'precious', 'diamond', 'gold', 'art dealer', 'antique'], points: 35 },
      { label: 'Extractive industries', sic: ['05', '06', '07', '08', '09'], words: ['mining', 'oil', 'gas extraction', 'petroleum'], points: 30 },
      { label: 'Real estate', sic: ['411', '68'], words: ['real estate', 'property'], points: 25 },
      { label: 'Legal, accounting and company services', sic: ['691', '692', '8211'], words: ['legal', 'law firm', 'accountan', 'company formation', 'trust service'], points: 25 },
      { label: 'Non-profit', sic: ['94', '88'], words: ['charit', 'non-profit', 'nonprofit', 'ngo'], points: 25 },
      { label: 'Cash-intensive trade', sic: ['12', '451', '4635', '56', '9602'], words: ['restaurant', 'tobacco', 'alcohol', 'car wash', 'used car', 'convenience store'], points: 20 },
      { label: 'Construction', sic: ['412', '42', '43'], words: ['construction'], points: 15 },
    ],
  },
  transaction: {
    volume: {
      person: 5,
      not_stated: 10,
      bands: [
        { from: 0, label: 'revenue under 1 million', points: 5 },
        { from: 1e6, label: 'revenue from 1 million', points: 10 },
        { from: 10e6, label: 'revenue from 10 million', points: 20 },
        { from: 100e6, label: 'revenue from 100 million', points: 30 },
        { from: 1e9, label: 'revenue from 1 billion', points: 40 },
      ],
    },
    frequency: {
      person: 5,
      not_stated: 5,
      bands: [
        { from: 0, label: 'under 50 employees', points: 5 },
        { from: 50, label: '50 employees or more', points: 10 },
        { from: 250, label: '250 employees or more', points: 15 },
        { from: 1_000, label: '1,000 employees or more', points: 25 },
      ],
    },
    young_company: [
      { from: 0, label: 'under a year old', points: 15 },
      { from: 1, label: 'under three years old', points: 5 },
      { from: 3, label: 'established', points: 0 },
    ],
    revenue_per_employee: { over: 2e6, points: 10 },
    minimum_data: 10,
  },
  floors: {
    sanctions: { label: 'sanctions match', score: 70 },
    established_under_call_for_action: { label: 'country under a FATF call for action', score: 70 },
    pep: { label: 'politically exposed person', score: 40 },
    watchlist: { label: 'watchlist match', score: 40 },
    established_under_increased_monitoring: { label: 'country under FATF increased monitoring', score: 40 },
  },
};
