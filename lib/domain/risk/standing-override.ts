import type { RiskAssessment } from '@/generated/prisma/client';
import type { RiskModel } from '@/lib/domain/policies/risk-model';
import { Tier } from '@/lib/domain/words';
import type { RiskFacts } from './schema';
import { scoreRisk } from './score';
import { overrideOf, termsOf } from './terms';

type Override = Pick<
  RiskAssessment,
  'override_tier' | 'override_justification' | 'override_carried_from' | 'overriders'
>;

const none: Override = {
  override_tier: null,
  override_justification: null,
  override_carried_from: null,
  overriders: [],
};

export const isHigher = (tier: Tier, than: Tier): boolean =>
  Tier.options.indexOf(tier) < Tier.options.indexOf(than);

/** The override in a later assessment. It keeps its authors, so that they cannot approve that one either. */
export const carriedFrom = (set: RiskAssessment): Override => ({
  override_tier: set.override_tier,
  override_justification: set.override_justification,
  override_carried_from: set.token,
  overriders: set.overriders,
});

/** Whether a Draft has an override of its own that the standing override does not exceed. */
export function keepsItsOwn(
  draft: RiskAssessment | null,
  standing: RiskAssessment | null,
): draft is RiskAssessment {
  if (!draft || draft.override_carried_from !== null) return false;
  const [own, other] = [overrideOf(draft), standing && overrideOf(standing)];
  return own !== null && (other === null || draft.token === standing?.token || !isHigher(other, own));
}

/**
 * The override that a calculation of `tier` keeps: the standing one, unless the facts now give a higher tier.
 */
function carriedTo(tier: Tier, standing: RiskAssessment | null): Override {
  const set = standing && overrideOf(standing);
  return standing === null || set === null || isHigher(tier, set) ? none : carriedFrom(standing);
}

export interface Basis {
  facts: RiskFacts;
  model: RiskModel;
}

/** The state of a case before a calculation: its Draft, and the assessment with the standing override. */
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
 * The result of the facts: their score, and the kept override with its terms. A Draft keeps its own override,
 * otherwise the standing one is kept (docs/adr/0072).
 */
export function calculationOf({ facts, model }: Basis, before: Before) {
  const score = scoreRisk(facts, model);
  const override = overrideFor(score.tier, before);
  return { ...score, ...override, ...termsOf(model, score.overall_score, overrideOf(override)) };
}
