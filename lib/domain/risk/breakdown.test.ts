import { describe, expect, it } from 'vitest';
import { breakdownOf, heaviestShares, reasonOf, signedPoints } from './breakdown';

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
    const { parts, floor } = breakdownOf({
      customer: dimension(72, 0.3),
      geographic: dimension(55, 0.25, [{ name: 'Country risk', value: 'CY', score_contribution: 55 }]),
      product_service: dimension(48, 0.25),
      transaction: dimension(38, 0.2),
    });
    expect(parts.map(({ startPercent }) => Math.round(startPercent * 100) / 100)).toEqual([
      0, 21.6, 35.35, 47.35,
    ]);
    expect(parts.reduce((sum, { wholeAdds }) => sum + wholeAdds, 0)).toBe(55);
    expect(floor).toBeNull();
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

  it('lists what adds most to the overall score, with points that add up to it', () => {
    const factor = (name: string, points: number) => ({ name, value: 'Low', score_contribution: points });
    const dimensions = {
      customer: dimension(51, 0.3, [factor('PEP', 12), factor('Age', 9), factor('Media', 30)]),
      geographic: dimension(44, 0.25, [factor('Country risk', 20), factor('FATF status', 24)]),
      product_service: dimension(0, 0.25, [factor('Industry', 0)]),
      transaction: dimension(23, 0.2, [factor('Volume', 15), factor('Frequency', 8)]),
    };
    const { shares, others } = heaviestShares(dimensions);
    expect(shares.map(({ text, dimension: of, wholePoints }) => `${of} · ${text} +${wholePoints}`)).toEqual([
      'Customer · Media: Low +9',
      'Geographic · FATF status: Low +6',
      'Geographic · Country risk: Low +5',
      'Customer · PEP: Low +3',
      'Transaction · Volume: Low +3',
    ]);
    const overall = 51 * 0.3 + 44 * 0.25 + 23 * 0.2;
    const sum = shares.reduce((total, { wholePoints }) => total + wholePoints, others);
    expect(sum).toBe(Math.round(overall));
  });

  it('names a minimum score once, although it raises every dimension', () => {
    const raised = { name: 'Minimum score', value: '70: sanctions match', score_contribution: 20 };
    const { shares } = heaviestShares({
      customer: dimension(20, 0.3, [raised]),
      geographic: dimension(20, 0.25, [raised]),
      product_service: dimension(20, 0.25, [raised]),
      transaction: dimension(20, 0.2, [raised]),
    });
    expect(shares).toMatchObject([{ dimension: null, wholePoints: 20 }]);
  });

  it('shows the contributions of factors as whole numbers that add up to the score of the dimension', () => {
    const factor = (name: string, points: number, value = 'Match') => ({
      name,
      value,
      score_contribution: points,
    });
    const [customer] = breakdownOf({
      customer: dimension(19.65, 0.3, [factor('PEP', 12.25), factor('Age', 7.2), factor('Data', 0.2)]),
      geographic: dimension(0, 0.25, []),
      product_service: dimension(0, 0.25, []),
      transaction: dimension(0, 0.2, [factor('Volume', 0)]),
    }).parts;
    expect(customer?.factors.map(signedPoints)).toEqual(['+13', '+7', '+<1']);
    expect(signedPoints({ points: 0, wholePoints: 0 })).toBe('0');
  });

  it('adds a minimum score once, after the dimensions as calculated, and all add up to the score', () => {
    const factor = (name: string, points: number, value = 'Match') => ({
      name,
      value,
      score_contribution: points,
    });
    const minimum = (points: number) => factor('Minimum score', points, '70: sanctions match');
    const { parts, floor } = breakdownOf({
      customer: dimension(97, 0.3, [factor('Sanctions', 95), minimum(2)]),
      geographic: dimension(54, 0.25, [factor('Country risk', 16), minimum(38)]),
      product_service: dimension(62, 0.25, [factor('Industry', 30), minimum(32)]),
      transaction: dimension(59, 0.2, [factor('Volume', 25), minimum(34)]),
    });
    expect(parts.map((part) => part.score)).toEqual([95, 16, 30, 25]);
    expect(parts.flatMap(({ factors }) => factors.map(({ name }) => name))).toEqual([
      'Sanctions',
      'Country risk',
      'Industry',
      'Volume',
    ]);
    expect(floor).toMatchObject({ text: 'Raised to 70 by the sanctions match', startPercent: 45 });
    expect(floor?.adds).toBeCloseTo(24.9);
    expect(parts.reduce((sum, { wholeAdds }) => sum + wholeAdds, floor?.wholeAdds ?? 0)).toBe(70);
  });
});
