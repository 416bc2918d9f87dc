import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInRiskModel as model, builtInRiskModels } from '@/lib/domain/policies/risk-models/built-in';
import { iso31661Alpha2 } from '@/lib/domain/countries';
import { RiskFacts } from './schema';

import { scoreRisk } from './score';

const company: RiskFacts = {
  entity_type: 'Company',
  pep: 'none',
  sanctions: 'none',
  adverse_media: 'none',
  watchlist: 'none',
  country: 'GB',
  nationalities: ['GB'],
  registered_jurisdiction: 'GB',
  industry: null,
  sic_codes: ['62012'],
  company_type: 'Private Limited Company',
  annual_revenue: 500_000,
  employee_count: 12,
  ownership_layers: 0,
  ubo_count: 1,
  company_age_years: 8,
  data_tier: 'full',
};
const person: RiskFacts = {
  ...company,
  entity_type: 'Person',
  sic_codes: [],
  company_type: null,
  ubo_count: 0,
};

const score = (facts: Partial<RiskFacts>) => scoreRisk({ ...company, ...facts }, model);

const finding = fc.constantFrom('none', 'match' as const);
const code = fc.constantFrom(...iso31661Alpha2, 'ZZ');
const anyFacts: fc.Arbitrary<RiskFacts> = fc.record({
  entity_type: fc.constantFrom('Person', 'Company'),
  pep: finding,
  sanctions: finding,
  adverse_media: finding,
  watchlist: finding,
  country: fc.option(code),
  nationalities: fc.array(code, { maxLength: 4 }),
  registered_jurisdiction: fc.option(fc.oneof(code, fc.constant('US-DE'))),
  industry: fc.option(fc.constantFrom('Casino', 'Farms', 'Arms trade', 'Crypto exchange', '')),
  sic_codes: fc.array(fc.constantFrom('62012', '92000', '64191', '06100', 'nonsense'), { maxLength: 3 }),
  company_type: fc.option(fc.constantFrom('Trust', 'ltd', 'limited-partnership')),
  annual_revenue: fc.option(fc.double({ min: 0, max: 1e12, noNaN: true })),
  employee_count: fc.option(fc.nat(1_000_000)),
  ownership_layers: fc.nat(10),
  ubo_count: fc.nat(20),
  company_age_years: fc.option(fc.nat(200)),
  data_tier: fc.constantFrom('minimum', 'standard', 'full'),
});

describe('risk · score', () => {
  it('has the documented weights and factors', () => {
    const { dimensions } = score({});
    expect(
      Object.entries(dimensions).map(([name, { weight, factors }]) => [
        name,
        weight,
        factors.map((f) => f.name),
      ]),
    ).toEqual([
      ['customer', 0.3, ['Entity type', 'PEP status', 'Sanctions', 'Adverse media']],
      ['geographic', 0.25, ['Country risk', 'FATF status', 'Jurisdiction']],
      ['product_service', 0.25, ['Product complexity', 'Regulatory exposure']],
      ['transaction', 0.2, ['Volume', 'Frequency', 'Unusual patterns']],
    ]);
  });

  it('adds up factors to dimensions and weighted dimensions to the score, all from 0 to 100', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { overall_score, dimensions } = scoreRisk(facts, model);
        let total = 0;
        for (const { score: points, weight, weighted_score, factors } of Object.values(dimensions)) {
          expect(factors.reduce((sum, f) => sum + f.score_contribution, 0)).toBeCloseTo(points, 6);
          expect(weighted_score).toBeCloseTo(points * weight, 6);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(100);
          expect(factors.every((f) => f.score_contribution >= 0)).toBe(true);
          total += weighted_score;
        }
        expect(overall_score).toBe(Number(total.toFixed(2)));
      }),
      { numRuns: 500 },
    );
  });

  it('never falls when a hit is added', () => {
    fc.assert(
      fc.property(
        anyFacts,
        fc.constantFrom('pep', 'sanctions', 'adverse_media', 'watchlist'),
        (facts, hit) => {
          const without = scoreRisk({ ...facts, [hit]: 'none' }, model).overall_score;
          const withHit = scoreRisk({ ...facts, [hit]: 'match' }, model).overall_score;
          expect(withHit).toBeGreaterThanOrEqual(without);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('gives the same score for the same facts, also when they were stored', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const stored = RiskFacts.parse(JSON.parse(JSON.stringify(facts)));
        const again = builtInRiskModels[model.version];
        expect(again && scoreRisk(stored, again)).toEqual(scoreRisk(facts, model));
      }),
    );
  });
});

describe('risk · tier', () => {
  it.each([
    ['an ordinary company', {}, 'Low', 'SDD', '36 Months'],
    [
      'a company with adverse media and little data',
      { adverse_media: 'match', data_tier: 'minimum', country: 'TR', sic_codes: [] },
      'Low',
      'SDD',
      '24 Months',
    ],
    ['a PEP', { pep: 'match' }, 'Medium', 'CDD', '12 Months'],
    ['a watchlist match', { watchlist: 'match' }, 'Medium', 'CDD', '12 Months'],
    ['a country under increased monitoring', { country: 'VN' }, 'Medium', 'CDD', '12 Months'],
    ['a sanctions match', { sanctions: 'match' }, 'High', 'EDD', '6 Months'],
    ['a country under a call for action', { country: 'IR' }, 'High', 'EDD', '6 Months'],
    [
      'everything at once',
      { pep: 'match', sanctions: 'match', country: 'KP', sic_codes: ['92000'] },
      'High',
      'EDD',
      '6 Months',
    ],
  ] as const)('%s is %s', (_case, facts, tier, path, frequency) => {
    expect(score(facts as Partial<RiskFacts>)).toMatchObject({
      tier,
      due_diligence_path: path,
      review_frequency: frequency,
    });
  });

  it('adds the minimum score as a factor to every dimension', () => {
    const { overall_score, dimensions } = score({ sanctions: 'match' });
    expect(overall_score).toBe(70);
    for (const { factors } of Object.values(dimensions)) {
      expect(factors.at(-1)).toMatchObject({ name: 'Minimum score', value: '70: sanctions match' });
    }
  });

  it('sets no minimum score for a nationality alone', () => {
    const { tier, dimensions } = scoreRisk({ ...person, nationalities: ['IR'] }, model);
    expect(tier).toBe('Low');
    expect(dimensions.geographic.factors[1]).toEqual({
      name: 'FATF status',
      value: 'Call for action',
      score_contribution: 35,
    });
  });
});

describe('risk · factors', () => {
  const points = (facts: Partial<RiskFacts>, name: string) =>
    Object.values(score(facts).dimensions)
      .flatMap(({ factors }) => factors)
      .find((factor) => factor.name === name);

  it.each([
    [{ company_type: 'Discretionary Trust' }, 'Entity type', 'Opaque company', 15],
    [{ watchlist: 'match' as const }, 'Sanctions', 'Watchlist match', 25],
    [{ country: 'AF' }, 'Country risk', 'AF', 40],
    [{ registered_jurisdiction: 'US-DE' }, 'Jurisdiction', 'US', 2.25],
    [{ registered_jurisdiction: null, country: null }, 'Jurisdiction', 'Not known', 7.5],
    [{ sic_codes: ['92000'] }, 'Regulatory exposure', 'Gambling', 40],
    [{ sic_codes: [], industry: 'Dairy farms' }, 'Regulatory exposure', 'Other business', 10],
    [{ sic_codes: [], industry: 'Small arms' }, 'Regulatory exposure', 'Arms and defence', 50],
    [
      { ownership_layers: 3, ubo_count: 0 },
      'Product complexity',
      'Three or more layers of ownership, no beneficial owner known',
      40,
    ],
    [{ annual_revenue: 25e6 }, 'Volume', 'Revenue from 10 million', 20],
    [{ employee_count: 300 }, 'Frequency', '250 employees or more', 15],
    [
      { company_age_years: 0, annual_revenue: 9e6, employee_count: 2, data_tier: 'minimum' as const },
      'Unusual patterns',
      'Under a year old, high revenue for each employee, minimum data',
      35,
    ],
  ])('%o: %s is %s, %d points', (facts, name, value, score_contribution) => {
    expect(points(facts, name)).toEqual({ name, value, score_contribution });
  });
});

describe('risk · failed screening', () => {
  it.each(['pep', 'sanctions', 'adverse_media'] as const)('counts an unknown %s as half a match', (fact) => {
    const customer = (finding: RiskFacts['pep']) =>
      score({ [fact]: finding }).dimensions.customer.factors.filter(({ name }) => name !== 'Minimum score');
    const points = (finding: RiskFacts['pep']) =>
      customer(finding).reduce((sum, { score_contribution }) => sum + score_contribution, 0);
    expect(points('unknown')).toBe((points('none') + points('match')) / 2);
    expect(customer('unknown').map(({ value }) => value)).toContain('Not screened');
  });
});
