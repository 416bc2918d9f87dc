import { formatCount } from '@/components/ui/format';
import { countryName } from '@/lib/domain/country-names';
import type { Choice } from '@/components/ui/select';
import type { PreviewRiskAssessment, RiskDimensions, RiskPreview } from '@/lib/domain/risk/schema';

export type Facts = RiskPreview['facts'];
export type FactName = Exclude<keyof Facts, 'entity_type'>;

/** The input for a fact: one of a few values, a country, a whole number, or text. */
type Kind =
  | { kind: 'choice'; choices: readonly Choice<string>[] }
  | { kind: 'country' | 'countries' | 'number' | 'text' | 'codes' };

export type WhatIfField = Kind & { fact: FactName; label: string; hint?: string };

const findings = [
  { value: 'none', label: 'No match' },
  { value: 'match', label: 'Match' },
  { value: 'unknown', label: 'Not screened' },
];
const tiers = [
  { value: 'minimum', label: 'Minimum' },
  { value: 'standard', label: 'Standard' },
  { value: 'full', label: 'Full' },
];

const finding = (fact: FactName, label: string): WhatIfField => ({
  fact,
  label,
  kind: 'choice',
  choices: findings,
});

const country: WhatIfField = { fact: 'country', label: 'Country', kind: 'country' };
const nationalities: WhatIfField = {
  fact: 'nationalities',
  label: 'Nationality',
  hint: 'Replaces all nationalities.',
  kind: 'countries',
};
const dataTier: WhatIfField = {
  fact: 'data_tier',
  label: 'Data given',
  kind: 'choice',
  choices: tiers,
};

const customer = [
  finding('pep', 'PEP'),
  finding('sanctions', 'Sanctions'),
  finding('watchlist', 'Watchlist'),
  finding('adverse_media', 'Adverse media'),
];

/** The facts of each dimension, for a person and for a company. Most facts count only for companies. */
export const fieldsOf: Record<Facts['entity_type'], Record<keyof RiskDimensions, readonly WhatIfField[]>> = {
  Person: { customer, geographic: [country, nationalities], product_service: [], transaction: [dataTier] },
  Company: {
    customer: [...customer, { fact: 'company_type', label: 'Legal form', kind: 'text' }],
    geographic: [
      country,
      { fact: 'registered_jurisdiction', label: 'Registered in', kind: 'country' },
      nationalities,
    ],
    product_service: [
      { fact: 'industry', label: 'Industry', kind: 'text' },
      { fact: 'sic_codes', label: 'SIC codes', hint: 'Separated by commas.', kind: 'codes' },
      { fact: 'ownership_layers', label: 'Ownership layers', kind: 'number' },
      { fact: 'ubo_count', label: 'Owners of 25% or more', kind: 'number' },
    ],
    transaction: [
      { fact: 'annual_revenue', label: 'Annual revenue', kind: 'number' },
      { fact: 'employee_count', label: 'Employees', kind: 'number' },
      { fact: 'company_age_years', label: 'Age in years', kind: 'number' },
      dataTier,
    ],
  },
};

/** The text in the fields that were changed. */
export type Assumed = Partial<Record<FactName, string>>;

const codesIn = (text: string) =>
  text
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);

const valueIn: Record<Kind['kind'], (text: string) => string | number | string[]> = {
  choice: (text) => text,
  country: (text) => text,
  countries: (text) => [text],
  number: Number,
  text: (text) => text,
  codes: codesIn,
};

/** A company's fields include all of a person's. */
const allFields = Object.values(fieldsOf.Company).flat();

/** The body of the request. Empty fields are left out, so the assessment's facts count. */
export function bodyOf(assumed: Assumed): PreviewRiskAssessment {
  const given = allFields.flatMap(({ fact, kind }) => {
    const text = assumed[fact]?.trim();
    return text ? [[fact, valueIn[kind](text)] as const] : [];
  });
  return Object.fromEntries(given); // each value is of the kind of its fact
}

const wordsOf = (field: WhatIfField, value: string | number): string => {
  if (field.kind === 'choice')
    return field.choices.find((choice) => choice.value === value)?.label ?? `${value}`;
  if (field.kind === 'country' || field.kind === 'countries') return countryName(`${value}`);
  return typeof value === 'number' ? formatCount(value) : value;
};

/** The value of a fact in words. */
export function shownFact(field: WhatIfField, facts: Facts): string | null {
  const values = [facts[field.fact] ?? []].flat();
  if (values.length === 0) return null;
  return [...new Set(values)].map((value) => wordsOf(field, value)).join(', ');
}

/** The text of a fact that has one value. */
export const storedValue = (fact: FactName, facts: Facts): string => `${[facts[fact] ?? []].flat()[0] ?? ''}`;
