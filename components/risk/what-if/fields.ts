import type { Choice } from '@/components/ui/select';
import { dataTierWord, factLabel, type FactName, factValue, findingWord } from '@/lib/domain/risk/fact-words';
import type { PreviewRiskAssessment, RiskDimensions, RiskPreview } from '@/lib/domain/risk/schema';

export type Facts = RiskPreview['facts'];
export type { FactName };

/** The input for a fact: one of a few values, a country, a whole number, or text. */
type Kind =
  | { kind: 'choice'; choices: readonly Choice<string>[] }
  | { kind: 'country' | 'countries' | 'number' | 'text' | 'codes' };

export type WhatIfField = Kind & {
  fact: FactName;
  /** The factors of the score that it moves, as the model names them. */
  moves: readonly string[];
  hint?: string;
};

const choicesOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const findings = choicesOf(findingWord);
const tiers = choicesOf(dataTierWord);

const finding = (fact: FactName, factor: string): WhatIfField => ({
  fact,
  moves: [factor],
  kind: 'choice',
  choices: findings,
});

const places = ['Country risk', 'FATF status', 'Jurisdiction'];
const country: WhatIfField = { fact: 'country', moves: places, kind: 'country' };
const nationalities: WhatIfField = {
  fact: 'nationalities',

  moves: ['Country risk', 'FATF status'],
  hint: 'Replaces all nationalities.',
  kind: 'countries',
};
const dataTier: WhatIfField = {
  fact: 'data_tier',

  moves: ['Unusual patterns'],
  kind: 'choice',
  choices: tiers,
};

const customer = [
  finding('pep', 'PEP status'),
  finding('sanctions', 'Sanctions'),
  finding('watchlist', 'Sanctions'),
  finding('adverse_media', 'Adverse media'),
];

/** The facts of each dimension, for a person and for a company. Most facts count only for companies. */
export const fieldsOf: Record<Facts['entity_type'], Record<keyof RiskDimensions, readonly WhatIfField[]>> = {
  Person: { customer, geographic: [country, nationalities], product_service: [], transaction: [dataTier] },
  Company: {
    customer: [...customer, { fact: 'company_type', moves: ['Entity type'], kind: 'text' }],
    geographic: [country, { fact: 'registered_jurisdiction', moves: places, kind: 'country' }, nationalities],
    product_service: [
      { fact: 'industry', moves: ['Regulatory exposure'], kind: 'text' },
      {
        fact: 'sic_codes',

        hint: 'Separated by commas.',
        moves: ['Regulatory exposure'],
        kind: 'codes',
      },
      { fact: 'ownership_layers', moves: ['Product complexity'], kind: 'number' },
      { fact: 'ubo_count', moves: ['Product complexity'], kind: 'number' },
    ],
    transaction: [
      {
        fact: 'annual_revenue',

        moves: ['Volume', 'Unusual patterns'],
        kind: 'number',
      },
      {
        fact: 'employee_count',

        moves: ['Frequency', 'Unusual patterns'],
        kind: 'number',
      },
      { fact: 'company_age_years', moves: ['Unusual patterns'], kind: 'number' },
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

/** The value of a fact in words; null if it was not stated. */
export const shownFact = ({ fact }: WhatIfField, facts: Facts): string | null => factValue(fact, facts);

/** "Moves Volume, Unusual patterns"; null for a field that is called like its factor. */
export const movesText = ({ fact, moves }: WhatIfField): string | null =>
  moves.length === 1 && moves[0] === factLabel[fact] ? null : `Moves ${moves.join(', ')}`;

/** The text of a fact that has one value. */
export const storedValue = (fact: FactName, facts: Facts): string => `${[facts[fact] ?? []].flat()[0] ?? ''}`;
