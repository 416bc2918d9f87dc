import { countryName, formatScore } from '@/components/ui/format';
import { wholeParts } from '@/components/ui/whole-parts';
import type { RiskAssessment, RiskDimensions } from '@/lib/domain/risk/schema';
import { dimensionName } from './appearance';

export interface Factor {
  name: string;
  value: string;
  /** What it adds to the score of its dimension. */
  points: number;
}

export interface DimensionPart {
  key: keyof RiskDimensions;
  name: string;
  score: number;
  weightPercent: number;
  /** What it adds to the overall score: exactly, and as a whole number of which all add up to the whole score. */
  adds: number;
  wholeAdds: number;
  /** Where its bar begins on a scale to 100: where the one before ends. */
  startPercent: number;
  factors: Factor[];
}

/** A factor's value as people say it: countries are given by their codes. */
const valueOf = ({ name, value }: RiskAssessment['dimensions']['customer']['factors'][number]) =>
  ['Country risk', 'Jurisdiction'].includes(name) ? countryName(value) : value;

/** The dimensions in the order of the model, each beginning where the one before ends. */
export function breakdownOf(dimensions: RiskDimensions): DimensionPart[] {
  const keys = Object.keys(dimensionName) as (keyof RiskDimensions)[]; // of a Record with these keys
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
      factors: factors.map((factor) => ({
        name: factor.name,
        value: valueOf(factor),
        points: factor.score_contribution,
      })),
    };
    startPercent += weighted_score;
    return part;
  });
}

/** "+12" or "0": what a factor adds. */
export const signedPoints = (points: number) =>
  points > 0 ? `+${formatScore(Math.round(points * 10) / 10)}` : '0';
