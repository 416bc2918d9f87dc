import type { RiskAssessment } from '@/generated/prisma/client';
import type { RiskModel } from '@/lib/domain/policies/risk-model';
import type { Tier } from '@/lib/domain/words';
import type { RiskFacts } from './facts';
import { scoreRisk } from './score';
import { carriedTo, keepsItsOwn } from './standing-override';
import { overrideOf, termsOf } from './terms';

export interface Basis {
  facts: RiskFacts;
  model: RiskModel;
}

/** What a case has before a calculation: its Draft, and the assessment whose override stands. */
export interface Before {
  draft: RiskAssessment | null;
  standing: RiskAssessment | null;
}

function overrideFor(tier: Tier, { draft, standing }: Before) {
  if (!keepsItsOwn(draft, standing)) return carriedTo(tier, standing);
  const { override_tier, override_justification, override_carried_from, overriders } = draft;
  return { override_tier, override_justification, override_carried_from, overriders };
}

/**
 * What facts come to: their score, and the override that it carries on with its terms. A Draft keeps an override of its own, else
 * the one that stands is carried on (docs/adr/0072).
 */
export function calculationOf({ facts, model }: Basis, before: Before) {
  const score = scoreRisk(facts, model);
  const override = overrideFor(score.tier, before);
  return { ...score, ...override, ...termsOf(model, score.overall_score, overrideOf(override)) };
}
