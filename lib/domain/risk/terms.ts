import type { RiskAssessment } from '@/generated/prisma/client';
import type { RiskModel } from '@/lib/domain/policies/risk-model';
import type { Tier } from '@/lib/domain/words';
import type { RiskScore } from './score';

type Terms = Pick<RiskScore, 'due_diligence_path' | 'review_frequency'>;

// A text column that only this folder writes, from a tier.
export const overrideOf = ({ override_tier }: Pick<RiskAssessment, 'override_tier'>) =>
  override_tier as Tier | null;

const bandOf = ({ tiers }: RiskModel, score: number, tier: Tier | null) => {
  const scored = tiers.find(({ from }) => score >= from)!; // the last is from 0
  if (tier === null || scored.tier === tier) return scored;
  // Highest first: the strictest terms of the tier, or of all tiers if the model does not have it.
  return tiers.find((band) => band.tier === tier) ?? tiers[0]!; // a model has at least one
};

/** The path and review frequency of the score's own tier, or of the overriding tier (API §4.4). */
export function termsOf(model: RiskModel, score: number, override: Tier | null): Terms {
  const { path, review_frequency } = bandOf(model, score, override);
  return { due_diligence_path: path, review_frequency };
}
