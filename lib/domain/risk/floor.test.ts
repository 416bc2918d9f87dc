import { describe, expect, it } from 'vitest';
import { builtInRiskModel as model } from '@/lib/domain/policies/risk-models/built-in';
import { riskFacts } from '@/tests/fixtures/factories';
import { beforeFloor } from './floor';
import { scoreRisk } from './score';

const score = (facts: Partial<typeof riskFacts>) => scoreRisk({ ...riskFacts, ...facts }, model);

describe('risk · minimum score', () => {
  it('stands once, apart from the dimensions as their facts score them', () => {
    const raised = score({ sanctions: 'match' });
    const calculated = scoreRisk({ ...riskFacts, sanctions: 'match' }, withoutMinimum);
    const { dimensions, floor } = beforeFloor(raised.dimensions);
    expect(dimensions).toEqual(calculated.dimensions);
    expect(floor?.text).toBe('Raised to 70 by the sanctions match');
    expect(floor?.points).toBeCloseTo(raised.overall_score - calculated.overall_score, 2);
  });

  it('is none where the facts alone reach the score', () => {
    const { dimensions } = score({});
    expect(beforeFloor(dimensions)).toEqual({ dimensions, floor: null });
  });
});

const withoutMinimum = {
  ...model,
  floors: { ...model.floors, sanctions: { ...model.floors.sanctions, score: 0 } },
};
