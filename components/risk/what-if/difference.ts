import type { RiskDimensions } from '@/lib/domain/risk/schema';
import { breakdownOf, type Factor } from '../breakdown';

export interface FactorChange {
  name: string;
  /** `before` is null for a new factor, `after` for one that is gone. */
  before: Factor | null;
  after: Factor | null;
}

export interface DimensionChange {
  key: keyof RiskDimensions;
  name: string;
  /** Its share of the score, as whole numbers. */
  before: number;
  after: number;
  /** The factors that differ. */
  factors: FactorChange[];
}

const isSame = (one: Factor | null, other: Factor | null) =>
  one?.value === other?.value && one?.points === other?.points;

function changedFactors(before: readonly Factor[], after: readonly Factor[]): FactorChange[] {
  const names = [...new Set([...before, ...after].map(({ name }) => name))];
  return names
    .map((name) => ({
      name,
      before: before.find((factor) => factor.name === name) ?? null,
      after: after.find((factor) => factor.name === name) ?? null,
    }))
    .filter((change) => !isSame(change.before, change.after));
}

/** The difference between two scores, by dimension. */
export function differenceOf(before: RiskDimensions, after: RiskDimensions): DimensionChange[] {
  const parts = breakdownOf(after);
  return breakdownOf(before).map((part, place) => {
    const other = parts[place] ?? part;
    return {
      key: part.key,
      name: part.name,
      before: part.wholeAdds,
      after: other.wholeAdds,
      factors: changedFactors(part.factors, other.factors),
    };
  });
}

/** "+12", "−3" or "0". */
export const signedChange = (points: number) =>
  points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
