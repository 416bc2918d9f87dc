import type { RiskAssessment as RiskAssessmentModel } from '@/generated/prisma/client';
import type { RiskModel } from '@/lib/domain/policies/risk-model';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import { requireRiskModel } from '@/lib/domain/policies/service/require-risk-model';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/transaction';
import { riskOverridden } from '../events';
import { refuseOverrideByApprover } from '../four-eyes';
import { presentRiskAssessment } from '../present';
import type { OverrideRiskAssessment, RiskAssessment } from '../schema';
import { updateAssessment } from '../store';
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
  overriders: [...new Set([...overriders, actor.id])],
});

/**
 * Sets the tier by hand, in any status (API §6.4), and with it the path and the review frequency: the calculated score,
 * tier and status stay. The case shows the tier when it follows this assessment. Throws `NotFound` (404), `InvalidState`
 * (409) for a Closed case, and `Forbidden` (403).
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
    await showCaseRisk(tx, ctx, row.case_token);
    const after = presentRiskAssessment(row);
    const { case_token, status, overall_score } = after;
    const from = presentRiskAssessment(before).effective_tier;
    const details = { ...input, from, to: after.effective_tier, status, overall_score };
    recordEvent(tx, ctx, riskOverridden, { token, case_token, details, data: after });
    return after;
  });
}
