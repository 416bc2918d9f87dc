import { describe, expect, it } from 'vitest';
import { builtInRiskModel as model } from '@/lib/domain/policies/risk-models/built-in';
import { PreviewRiskAssessment } from '@/lib/domain/risk/schema';
import { riskFacts } from '@/tests/fixtures/factories';
import { differenceOf, signedChange } from './difference';
import { factorsOf } from '@/lib/domain/risk/factors';
import { bodyOf, fieldsOf, movesText, shownFact, storedValue } from './fields';

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

  it.each(['Person', 'Company'] as const)('names for a %s the factors that each field moves', (type) => {
    for (const [key, factors] of Object.entries(fieldsOf[type])) {
      const known = factorsOf[key as keyof typeof factorsOf](riskFacts, model).map(({ name }) => name);
      for (const { fact, moves } of factors) {
        expect(moves, fact).not.toEqual([]);
        expect(known, fact).toEqual(expect.arrayContaining([...moves]));
      }
    }
    const [pep, sanctions] = fieldsOf[type].customer.map(movesText);
    expect([pep, sanctions]).toEqual(['Moves PEP status', null]);
  });

  it('shows the contribution of each dimension, and which of its factors differ', () => {
    const before = dimensions(dimension(20, [fatf('Not listed', 0)]));
    const after = dimensions(dimension(72, [fatf('Call for action', 40), minimum]));
    const { dimensions: changed, floor } = differenceOf(before, after);
    const [customer, geographic] = changed;
    expect(customer).toMatchObject({ name: 'Customer', factors: [] });
    expect(geographic).toMatchObject({ key: 'geographic', before: 5, after: 15 });
    expect(geographic?.factors).toEqual([
      {
        name: 'FATF status',
        before: expect.objectContaining({ value: 'Not listed', points: 0 }),
        after: expect.objectContaining({ value: 'Call for action', points: 40 }),
      },
    ]);
    expect(floor).toEqual({
      before: null,
      after: expect.objectContaining({ text: 'Raised to 40 by the PEP', adds: 3 }),
    });
    expect([signedChange(13), signedChange(-3), signedChange(0)]).toEqual(['+13', '−3', '0']);
  });
});
