import { factorsOf, placesOfEstablishment, worstFatf, type RiskFactor } from './factors';
import type { RiskFacts } from './schema';
import type { Dimension, DueDiligencePath, FloorReason, RiskModel } from '@/lib/domain/policies/risk-model';
import type { Tier } from '@/lib/domain/words';

export interface ScoredDimension {
  score: number;
  weight: number;
  weighted_score: number;
  factors: RiskFactor[];
}

export interface RiskScore {
  /** 0 to 100, two decimals: the sum of the dimensions' weighted scores. */
  overall_score: number;
  tier: Tier;
  dimensions: Record<Dimension, ScoredDimension>;
  due_diligence_path: DueDiligencePath;
  review_frequency: string;
  model_version: string;
}

/**
 * API §4.4, §7.3. If a floor is above the weighted sum, every dimension gets another factor that closes the
 * same share of its gap to 100, so that all sums still add up.
 */
export function scoreRisk(facts: RiskFacts, model: RiskModel): RiskScore {
  const calculated = {
    customer: dimension('customer', facts, model),
    geographic: dimension('geographic', facts, model),
    product_service: dimension('product_service', facts, model),
    transaction: dimension('transaction', facts, model),
  };
  const dimensions = raiseToFloor(calculated, highestFloor(facts, model));
  const overall_score = round(sum(dimensions), 2);
  const { tier, path, review_frequency } = model.tiers.find(({ from }) => overall_score >= from)!; // the last is from 0
  return {
    overall_score,
    tier,
    dimensions,
    due_diligence_path: path,
    review_frequency,
    model_version: model.version,
  };
}

type Dimensions = RiskScore['dimensions'];

function dimension(name: Dimension, facts: RiskFacts, model: RiskModel): ScoredDimension {
  return scored(model.weights[name], factorsOf[name](facts, model));
}

/** Scores have at most four decimals and weights two, so six hold the product exactly. */
function scored(weight: number, factors: RiskFactor[]): ScoredDimension {
  const total = factors.reduce((points, { score_contribution }) => points + score_contribution, 0);
  const score = round(total, 4);
  return { score, weight, weighted_score: round(score * weight, 6), factors };
}

interface Floor {
  label: string;
  score: number;
}

function highestFloor(facts: RiskFacts, model: RiskModel): Floor | null {
  const fatf = worstFatf(placesOfEstablishment(facts), model.geographic.countries);
  const holds: Record<FloorReason, boolean> = {
    sanctions: facts.sanctions === 'match',
    pep: facts.pep === 'match',
    watchlist: facts.watchlist === 'match',
    established_under_call_for_action: fatf === 'call_for_action',
    established_under_increased_monitoring: fatf === 'increased_monitoring',
  };
  const reasons = Object.keys(holds) as FloorReason[]; // keys of a Record<FloorReason, …>
  return reasons
    .filter((reason) => holds[reason])
    .map((reason) => model.floors[reason])
    .reduce<Floor | null>((highest, floor) => (floor.score > (highest?.score ?? 0) ? floor : highest), null);
}

function raiseToFloor(dimensions: Dimensions, floor: Floor | null): Dimensions {
  const reached = sum(dimensions);
  if (floor === null || reached >= floor.score) return dimensions;
  const share = (floor.score - reached) / (100 - reached);
  const raise = ({ score, weight, factors }: ScoredDimension) => {
    // Rounded up, so that the sum is never below the floor.
    const score_contribution = Math.ceil((100 - score) * share * 1e4) / 1e4;
    return scored(weight, [
      ...factors,
      { name: 'Minimum score', value: `${floor.score}: ${floor.label}`, score_contribution },
    ]);
  };
  return {
    customer: raise(dimensions.customer),
    geographic: raise(dimensions.geographic),
    product_service: raise(dimensions.product_service),
    transaction: raise(dimensions.transaction),
  };
}

function sum(dimensions: Dimensions): number {
  return Object.values(dimensions).reduce((total, { weighted_score }) => total + weighted_score, 0);
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
