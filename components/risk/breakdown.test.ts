import { describe, expect, it } from 'vitest';
import { breakdownOf, heaviestFactors, reasonOf, signedPoints } from './breakdown';

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

  it('names what raises a dimension most, and says when nothing does', () => {
    const factor = (name: string, points: number) => ({
      name,
      value: 'Match',
      text: `${name}: Match`,
      points,
      wholePoints: points,
    });
    const factors = [factor('PEP', 10), factor('Sanctions', 40), factor('Media', 20), factor('Watchlist', 0)];
    expect(reasonOf(factors)).toBe('Sanctions: Match, Media: Match');
    expect(reasonOf([factor('PEP', 0)])).toBe('Nothing raises it');
  });

  it('lists the heaviest factors of all dimensions, without those that add nothing', () => {
    const factor = (name: string, points: number) => ({ name, value: 'Low', score_contribution: points });
    const heaviest = heaviestFactors({
      customer: dimension(72, 0.3, [factor('PEP', 12), factor('Sanctions', 60)]),
      geographic: dimension(20, 0.25, [factor('Country risk', 20)]),
      product_service: dimension(0, 0.25, [factor('Industry', 0)]),
      transaction: dimension(0, 0.2, []),
    });
    expect(heaviest.map(({ name, dimension: of }) => `${of}: ${name}`)).toEqual([
      'Customer: Sanctions',
      'Geographic: Country risk',
      'Customer: PEP',
    ]);
  });

  it('shows the contributions of factors as whole numbers that add up to the score of the dimension', () => {
    const factor = (name: string, points: number, value = 'Match') => ({
      name,
      value,
      score_contribution: points,
    });
    const raised = factor('Minimum score', 35.4821, '70: sanctions match');
    const [customer] = breakdownOf({
      customer: dimension(55.1321, 0.3, [
        factor('PEP', 12.25),
        factor('Age', 7.2),
        factor('Data', 0.2),
        raised,
      ]),
      geographic: dimension(0, 0.25, []),
      product_service: dimension(0, 0.25, []),
      transaction: dimension(0, 0.2, [factor('Volume', 0)]),
    });
    expect(customer?.factors.map(signedPoints)).toEqual(['+12', '+7', '+<1', '+36']);
    expect(customer?.factors.at(-1)?.text).toBe('Raised to 70 by the sanctions match');
    expect(signedPoints({ points: 0, wholePoints: 0 })).toBe('0');
  });
});
