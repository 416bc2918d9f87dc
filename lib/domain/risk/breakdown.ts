import { wholeParts } from '../../platform/whole-parts.ts';
import { factorText, factorValue } from './factor-words.ts';
import { beforeFloor } from './floor.ts';
import { dimensionName } from './names.ts';
import type { RiskDimensions } from './schema.ts';

// A score and what adds up to it, for people: in the console and in evidence packs.

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

/** What the minimum score adds to the sum of the dimensions. Its bar starts where theirs end. */
export interface FloorPart {
  text: string;
  adds: number;
  wholeAdds: number;
  startPercent: number;
}

export interface Breakdown {
  parts: DimensionPart[];
  floor: FloorPart | null;
}

/** The dimensions as calculated, in the order of the model, each starting where the previous one ends. */
export function breakdownOf(assessed: RiskDimensions): Breakdown {
  const { dimensions, floor } = beforeFloor(assessed);
  const keys = Object.keys(dimensionName) as (keyof RiskDimensions)[]; // the keys of a Record of dimensions
  const added = [...keys.map((key) => dimensions[key].weighted_score), floor?.points ?? 0];
  const whole = wholeParts(added);
  const startOf = (place: number) => added.slice(0, place).reduce((sum, adds) => sum + adds, 0);
  const wholeOf = (place: number) => whole[place] ?? 0;
  const parts = keys.map((key, place) => {
    const { score, weight, weighted_score, factors } = dimensions[key];
    return {
      key,
      name: dimensionName[key],
      score,
      weightPercent: Math.round(weight * 100),
      adds: weighted_score,
      wholeAdds: wholeOf(place),
      startPercent: startOf(place),
      factors: factorsOf(factors),
    };
  });
  const last = keys.length;
  return {
    parts,
    floor: floor && {
      text: floor.text,
      adds: floor.points,
      wholeAdds: wholeOf(last),
      startPercent: startOf(last),
    },
  };
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

const maxShares = 5;

/** What a factor or a minimum score adds to the overall score: exact, and rounded like all of them. */
export interface Share extends Pick<Factor, 'text' | 'points' | 'wholePoints'> {
  /** Null for a minimum score, which is of none. */
  dimension: string | null;
}

/** What adds most to the overall score, and the points of everything else. */
export function heaviestShares(dimensions: RiskDimensions): { shares: Share[]; others: number } {
  const { parts, floor } = breakdownOf(dimensions);
  const added: Omit<Share, 'wholePoints'>[] = parts.flatMap(({ key, name: dimension, factors }) =>
    factors.map(({ text, points }) => ({ text, dimension, points: points * dimensions[key].weight })),
  );
  if (floor) added.push({ text: floor.text, dimension: null, points: floor.adds });
  const whole = wholeParts(added.map(({ points }) => points));
  const shares = added
    .map((share, place) => ({ ...share, wholePoints: whole[place] ?? 0 }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
  const others = shares.slice(maxShares).reduce((sum, { wholePoints }) => sum + wholePoints, 0);
  return { shares: shares.slice(0, maxShares), others };
}

/** The contribution of a factor: "+12" or "0". One that is rounded to nothing still adds something. */
export const signedPoints = ({ points, wholePoints }: Pick<Factor, 'points' | 'wholePoints'>): string => {
  if (points <= 0) return '0';
  return wholePoints === 0 ? '+<1' : `+${wholePoints}`;
};
