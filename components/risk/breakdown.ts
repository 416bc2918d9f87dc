import { factorText, factorValue } from '@/lib/domain/risk/factor-words';
import { wholeParts } from '@/components/ui/whole-parts';
import type { RiskDimensions } from '@/lib/domain/risk/schema';
import { dimensionName } from '@/lib/domain/risk/names';

export interface Factor {
  name: string;
  value: string;
  /** Both in one line. */
  text: string;
  /** Its contribution to the score of its dimension: exact, and rounded so that all add up to the rounded score. */
  points: number;
  wholePoints: number;
}

export interface DimensionPart {
  key: keyof RiskDimensions;
  name: string;
  score: number;
  weightPercent: number;
  /** Its share of the overall score: exact, and rounded so that all shares add up to the rounded score. */
  adds: number;
  wholeAdds: number;
  /** Where its bar starts on a scale to 100: where the previous one ends. */
  startPercent: number;
  factors: Factor[];
}

/** The dimensions in the order of the model, each starting where the previous one ends. */
export function breakdownOf(dimensions: RiskDimensions): DimensionPart[] {
  const keys = Object.keys(dimensionName) as (keyof RiskDimensions)[]; // the keys of a Record of dimensions
  const whole = wholeParts(keys.map((key) => dimensions[key].weighted_score));
  let startPercent = 0;
  return keys.map((key, place) => {
    const { score, weight, weighted_score, factors } = dimensions[key];
    const part = {
      key,
      name: dimensionName[key],
      score,
      weightPercent: Math.round(weight * 100),
      adds: weighted_score,
      wholeAdds: whole[place] ?? 0,
      startPercent,
      factors: factorsOf(factors),
    };
    startPercent += weighted_score;
    return part;
  });
}

function factorsOf(factors: RiskDimensions['customer']['factors']): Factor[] {
  const whole = wholeParts(factors.map(({ score_contribution }) => score_contribution));
  return factors.map((factor, place) => ({
    name: factor.name,
    value: factorValue(factor),
    text: factorText(factor),
    points: factor.score_contribution,
    wholePoints: whole[place] ?? 0,
  }));
}

const maxReasons = 2;

/** What raises the score of a dimension most: "Country risk: Cyprus, PEP: Match". */
export function reasonOf(factors: readonly Factor[]): string {
  const raising = factors.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
  const named = raising.slice(0, maxReasons).map(({ text }) => text);
  return named.length > 0 ? named.join(', ') : 'Nothing raises it';
}

const maxFactors = 5;

/** The factors with the most points, before the weight of their dimension. */
export const heaviestFactors = (dimensions: RiskDimensions): (Factor & { dimension: string })[] =>
  breakdownOf(dimensions)
    .flatMap(({ name: dimension, factors }) => factors.map((factor) => ({ ...factor, dimension })))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, maxFactors);

/** The contribution of a factor: "+12" or "0". One that is rounded to nothing still adds something. */
export const signedPoints = ({ points, wholePoints }: Pick<Factor, 'points' | 'wholePoints'>): string => {
  if (points <= 0) return '0';
  return wholePoints === 0 ? '+<1' : `+${wholePoints}`;
};
