import type { RiskAssessment as RiskAssessmentModel } from '@/generated/prisma/client';
import type { RiskModel } from '@/lib/domain/policies/risk-model';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import { requireRiskModel } from '@/lib/domain/policies/service/require-risk-model';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { riskOverridden } from '../events';
import { refuseOverrideByApprover } from '../four-eyes';
import { riskLifecycle } from '../lifecycle';
import { presentRiskAssessment } from '../present';
import type { OverrideRiskAssessment, RiskAssessment } from '../schema';
import { carriedFrom, isHigher } from '../standing-override';
import { findEffective, letOverrideStand, requireAssessment, updateAssessment } from '../store';
import { termsOf } from '../terms';
import { lockRiskAssessment } from './lock';
import { showCaseRisk } from './show-case-risk';

const overrideBy = (
  { actor }: Context,
  { overall_score, overriders }: RiskAssessmentModel,
  { tier, justification }: OverrideRiskAssessment,
  model: RiskModel,
) => ({
  ...termsOf(model, overall_score.toNumber(), tier),
  override_tier: tier,
  override_justification: justification,
  override_carried_from: null,
  overriders: [...new Set([...overriders, actor.id])],
});

/**
 * The override also applies to the assessment in effect if it raises the tier of the case: the person who set
 * it saw an older assessment.
 */
async function carryToEffect(
  tx: Transaction,
  ctx: Context,
  row: RiskAssessmentModel,
  inEffect: RiskAssessmentModel,
): Promise<string | null> {
  const raised = presentRiskAssessment(row).effective_tier;
  if (!isHigher(raised, presentRiskAssessment(inEffect).effective_tier)) return null;
  const model = await requireRiskModel(tx, ctx, inEffect.model_version);
  const terms = termsOf(model, inEffect.overall_score.toNumber(), raised);
  await letOverrideStand(tx, ctx, row.case_token, row.token);
  await updateAssessment(tx, ctx, inEffect.token, { ...carriedFrom(row), ...terms });
  return inEffect.token;
}

/** Applies the override to the case (docs/adr/0072). Returns the assessment that took it over, if any. */
async function stand(tx: Transaction, ctx: Context, row: RiskAssessmentModel): Promise<string | null> {
  const inEffect = await findEffective(tx, ctx, row.case_token);
  const isOfThePast = inEffect && inEffect.token !== row.token && row.status !== riskLifecycle.initial;
  if (isOfThePast && !row.override_stands) return carryToEffect(tx, ctx, row, inEffect);
  await letOverrideStand(tx, ctx, row.case_token, row.token);
  return isOfThePast ? carryToEffect(tx, ctx, row, inEffect) : null;
}

/**
 * Sets the tier manually, in any status (API §6.4), with its path and review frequency; the calculated score,
 * tier and status do not change. The case shows it if it follows this assessment, and recalculations keep it.
 * Throws `NotFound` (404), `InvalidState` (409) for a Closed case, and `Forbidden` (403).
 */
export function overrideRiskAssessment(
  ctx: Context,
  token: string,
  input: OverrideRiskAssessment,
): Promise<RiskAssessment> {
  return transaction(ctx, async (tx) => {
    const before = await lockRiskAssessment(tx, ctx, token, 'override');
    refuseOverrideByApprover(ctx, before, await policyInForce(tx, ctx));
    const model = await requireRiskModel(tx, ctx, before.model_version);
    const row = await updateAssessment(tx, ctx, token, overrideBy(ctx, before, input, model));
    const carried_to = await stand(tx, ctx, row);
    await showCaseRisk(tx, ctx, row.case_token);
    // Standing ends the approval.
    const after = presentRiskAssessment(await requireAssessment(tx, ctx, token));
    const { case_token, status, overall_score } = after;
    const from = presentRiskAssessment(before).effective_tier;
    const to = after.effective_tier;
    const details = { ...input, from, to, status, overall_score, ...(carried_to && { carried_to }) };
    recordEvent(tx, ctx, riskOverridden, { token, case_token, details, data: after });
    return after;
  });
}
