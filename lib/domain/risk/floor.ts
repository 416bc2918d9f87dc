import { capitalised } from '../wording.ts';
import type { RiskDimensions } from './schema.ts';

// A minimum score raises every dimension by a share (score.ts). For people, the dimensions are as their facts score
// them, and what the minimum adds to their sum stands once.

type RiskDimension = RiskDimensions[keyof RiskDimensions];
type RiskFactor = RiskDimension['factors'][number];

export interface Floor {
  /** "Raised to 70 by the sanctions match" */
  text: string;
  /** What it adds to the overall score. */
  points: number;
}

/** The value of its factor: "70: sanctions match". */
const raised = /^(\d+(?:\.\d+)?): (.+)$/s;

const isFloor = ({ name }: Pick<RiskFactor, 'name'>): boolean => name === 'Minimum score';

const textOf = ({ value }: RiskFactor): string =>
  capitalised(value.replace(raised, 'raised to $1 by the $2'));

/** As in score.ts: scores have at most four decimals, and weighted ones six. */
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

function withoutFloor({ score, weight, factors }: RiskDimension): RiskDimension {
  const points = factors.filter(isFloor).reduce((sum, { score_contribution }) => sum + score_contribution, 0);
  const calculated = rounded(score - points, 4);
  return {
    score: calculated,
    weight,
    weighted_score: rounded(calculated * weight, 6),
    factors: factors.filter((factor) => !isFloor(factor)),
  };
}

const weightedSum = (dimensions: RiskDimensions): number =>
  Object.values(dimensions).reduce((sum, { weighted_score }) => sum + weighted_score, 0);

/** The dimensions before a minimum score raised them, and that minimum if one did. */
export function beforeFloor(dimensions: RiskDimensions): { dimensions: RiskDimensions; floor: Floor | null } {
  const floor = Object.values(dimensions)
    .flatMap(({ factors }) => factors)
    .find(isFloor);
  if (!floor) return { dimensions, floor: null };
  const calculated = {
    customer: withoutFloor(dimensions.customer),
    geographic: withoutFloor(dimensions.geographic),
    product_service: withoutFloor(dimensions.product_service),
    transaction: withoutFloor(dimensions.transaction),
  };
  const points = rounded(weightedSum(dimensions) - weightedSum(calculated), 4);
  return { dimensions: calculated, floor: { text: textOf(floor), points } };
}
