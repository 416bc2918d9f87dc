import type { RiskDimensions } from '@/lib/domain/risk/schema';
import { breakdownOf, type Factor, type FloorPart } from '@/lib/domain/risk/breakdown';

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

export interface FloorChange {
  /** Null if no minimum raises the score. */
  before: FloorPart | null;
  after: FloorPart | null;
}

/** The difference between two scores, by dimension, and between the minimum scores that raise them. */
export function differenceOf(
  before: RiskDimensions,
  after: RiskDimensions,
): { dimensions: DimensionChange[]; floor: FloorChange } {
  const [old, now] = [breakdownOf(before), breakdownOf(after)];
  const dimensions = old.parts.map((part, place) => {
    const other = now.parts[place] ?? part;
    return {
      key: part.key,
      name: part.name,
      before: part.wholeAdds,
      after: other.wholeAdds,
      factors: changedFactors(part.factors, other.factors),
    };
  });
  return { dimensions, floor: { before: old.floor, after: now.floor } };
}

/** "+12", "−3" or "0". */
export const signedChange = (points: number) =>
  points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
