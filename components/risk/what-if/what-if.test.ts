import { describe, expect, it } from 'vitest';
import { PreviewRiskAssessment } from '@/lib/domain/risk/schema';
import { riskFacts } from '@/tests/fixtures/factories';
import { differenceOf, signedChange } from './difference';
import { bodyOf, fieldsOf, shownFact, storedValue } from './fields';

const dimension = (
  score: number,
  factors: { name: string; value: string; score_contribution: number }[],
) => ({
  score,
  weight: 0.25,
  weighted_score: score * 0.25,
  factors,
});

const dimensions = (geographic: ReturnType<typeof dimension>) => ({
  customer: dimension(10, []),
  geographic,
  product_service: dimension(10, []),
  transaction: dimension(10, []),
});

const fatf = (value: string, score_contribution: number) => ({
  name: 'FATF status',
  value,
  score_contribution,
});
const minimum = { name: 'Minimum score', value: '40: PEP', score_contribution: 12 };

describe('risk · what if', () => {
  it('sends only changed facts, in values that the API accepts', () => {
    const assumed = {
      pep: 'match',
      country: 'IR',
      nationalities: 'SY',
      sic_codes: '92000, 64.19 ,',
      annual_revenue: '1250000',
      industry: '  ',
      ubo_count: '',
    };
    const body = bodyOf(assumed);
    expect(body).toEqual({
      pep: 'match',
      country: 'IR',
      nationalities: ['SY'],
      sic_codes: ['92000', '64.19'],
      annual_revenue: 1_250_000,
    });
    expect(PreviewRiskAssessment.parse(body)).toEqual(body);
    expect(bodyOf({})).toEqual({});
  });

  it('shows each fact in words, and says which are unknown', () => {
    const facts = { ...riskFacts, nationalities: ['GB', 'FR', 'GB'], annual_revenue: 1_250_000 };
    const { customer, geographic, transaction } = fieldsOf.Company;
    const shown = [...customer, ...geographic, ...transaction].map((field) => shownFact(field, facts));
    expect(shown.slice(0, 5)).toEqual(['No match', 'No match', 'No match', 'No match', null]);
    expect(shown.slice(5, 8)).toEqual(['United Kingdom', null, 'United Kingdom, France']);
    expect(shown.slice(8)).toEqual(['1,250,000', null, null, 'Standard']);
    expect([storedValue('pep', facts), storedValue('industry', facts)]).toEqual(['none', '']);
  });

  it('shows the contribution of each dimension, and which of its factors differ', () => {
    const before = dimensions(dimension(20, [fatf('Not listed', 0)]));
    const after = dimensions(dimension(72, [fatf('Call for action', 40), minimum]));
    const [customer, geographic] = differenceOf(before, after);
    expect(customer).toMatchObject({ name: 'Customer', factors: [] });
    expect(geographic).toMatchObject({ key: 'geographic', before: 5, after: 18 });
    expect(geographic?.factors).toEqual([
      {
        name: 'FATF status',
        before: expect.objectContaining({ value: 'Not listed', points: 0 }),
        after: expect.objectContaining({ value: 'Call for action', points: 40 }),
      },
      {
        name: 'Minimum score',
        before: null,
        after: expect.objectContaining({ value: 'raised to 40 by the PEP', points: 12 }),
      },
    ]);
    expect([signedChange(13), signedChange(-3), signedChange(0)]).toEqual(['+13', '−3', '0']);
  });
});
