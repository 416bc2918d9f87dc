import { countryName } from '../country-names.ts';
import type { RiskFacts } from './schema.ts';

// The facts of a score for people: in the console and in evidence packs.

export type FactName = Exclude<keyof RiskFacts, 'entity_type'>;

export const factLabel: Record<keyof RiskFacts, string> = {
  entity_type: 'Person or company',
  pep: 'PEP',
  sanctions: 'Sanctions',
  watchlist: 'Watchlist',
  adverse_media: 'Adverse media',
  company_type: 'Legal form',
  country: 'Country',
  registered_jurisdiction: 'Registered in',
  nationalities: 'Nationality',
  industry: 'Industry',
  sic_codes: 'SIC codes',
  ownership_layers: 'Ownership layers',
  ubo_count: 'Owners of 25% or more',
  annual_revenue: 'Annual revenue',
  employee_count: 'Employees',
  company_age_years: 'Age in years',
  data_tier: 'Data given',
};

export const findingWord: Record<RiskFacts['pep'], string> = {
  none: 'No match',
  match: 'Match',
  unknown: 'Not screened',
};

export const dataTierWord: Record<RiskFacts['data_tier'], string> = {
  minimum: 'Minimum',
  standard: 'Standard',
  full: 'Full',
};

const counts = new Intl.NumberFormat('en-GB');

const isFinding = (value: string): value is keyof typeof findingWord => value in findingWord;
const isDataTier = (value: string): value is keyof typeof dataTierWord => value in dataTierWord;

const findings: readonly string[] = ['pep', 'sanctions', 'watchlist', 'adverse_media'];
const countries: readonly string[] = ['country', 'registered_jurisdiction', 'nationalities'];

function wordOf(name: string, value: unknown): string {
  if (typeof value === 'number') return counts.format(value);
  const text = String(value);
  if (findings.includes(name) && isFinding(text)) return findingWord[text];
  if (name === 'data_tier' && isDataTier(text)) return dataTierWord[text];
  return countries.includes(name) ? countryName(text) : text;
}

/** The value of a fact in words; null if it was not stated. */
export function factValue(name: keyof RiskFacts, facts: Partial<RiskFacts>): string | null {
  const values = [facts[name] ?? []].flat();
  return values.length === 0 ? null : [...new Set(values)].map((value) => wordOf(name, value)).join(', ');
}

/** The facts that were stated: "PEP: Match", in a line each. */
export const factsInWords = (facts: Partial<RiskFacts>): string =>
  Object.keys(factLabel)
    .map((name) => name as keyof RiskFacts) // the keys of a Record of them
    .flatMap((name) => {
      const value = factValue(name, facts);
      return value === null ? [] : [`${factLabel[name]}: ${value}`];
    })
    .join('\n');
