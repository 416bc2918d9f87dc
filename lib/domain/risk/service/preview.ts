import { riskModelInForce } from '@/lib/domain/policies/service/risk-model-in-force';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { type PreviewRiskAssessment, RiskFacts, RiskPreview } from '../schema';
import { calculationOf } from '../standing-override';
import { findBefore, requireAssessment } from '../store';

/**
 * The result of a calculation with these facts instead of those of the assessment (API §5.5). Throws
 * `NotFound` (404).
 */
export function previewRiskAssessment(
  ctx: Context,
  token: string,
  assumed: PreviewRiskAssessment,
): Promise<RiskPreview> {
  return read(ctx, async (tx) => {
    const { case_token, facts: stored } = await requireAssessment(tx, ctx, token);
    const facts = { ...RiskFacts.parse(stored), ...assumed };
    const basis = { facts, model: await riskModelInForce(tx, ctx) };
    const result = calculationOf(basis, await findBefore(tx, ctx, case_token));
    const effective_tier = result.override_tier ?? result.tier;
    return RiskPreview.parse({ ...result, case_token, effective_tier, facts }); // only the tier of the override
  });
}
