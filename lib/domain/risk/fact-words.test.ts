import { expect, it } from 'vitest';
import { riskFacts } from '@/tests/fixtures/factories';
import { factLabel, factValue } from './fact-words';

it('risk · facts in words · have a label, and a value that is null if it was not stated', () => {
  const facts = {
    ...riskFacts,
    pep: 'unknown',
    data_tier: 'minimum',
    nationalities: ['GB', 'FR', 'GB'],
    annual_revenue: 1_250_000,
  } as const;
  const shown = { ...facts, nationalities: [...facts.nationalities] };
  expect(Object.keys(factLabel).toSorted()).toEqual(Object.keys(riskFacts).toSorted());
  expect(factValue('pep', shown)).toBe('Not screened');
  expect(factValue('data_tier', shown)).toBe('Minimum');
  expect(factValue('nationalities', shown)).toBe('United Kingdom, France');
  expect(factValue('annual_revenue', shown)).toBe('1,250,000');
  expect(factValue('industry', { ...shown, industry: null })).toBeNull();
});
