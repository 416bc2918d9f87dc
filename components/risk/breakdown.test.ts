import { describe, expect, it } from 'vitest';
import { breakdownOf, signedPoints } from './breakdown';

const dimension = (
  score: number,
  weight: number,
  factors = [{ name: 'Volume', value: 'Low', score_contribution: score }],
) => ({
  score,
  weight,
  weighted_score: score * weight,
  factors,
});

describe('risk · breakdown', () => {
  it('starts each dimension where the previous one ends', () => {
    const parts = breakdownOf({
      customer: dimension(72, 0.3),
      geographic: dimension(55, 0.25, [{ name: 'Country risk', value: 'CY', score_contribution: 55 }]),
      product_service: dimension(48, 0.25),
      transaction: dimension(38, 0.2),
    });
    expect(parts.map(({ startPercent }) => Math.round(startPercent * 100) / 100)).toEqual([
      0, 21.6, 35.35, 47.35,
    ]);
    expect(parts.reduce((sum, { wholeAdds }) => sum + wholeAdds, 0)).toBe(55);
    expect(parts[1]).toMatchObject({ name: 'Geographic', weightPercent: 25, factors: [{ value: 'Cyprus' }] });
  });

  it('shows the contribution of a factor', () => {
    expect([signedPoints(0), signedPoints(12), signedPoints(7.25)]).toEqual(['0', '+12', '+7.3']);
  });
});
