import { requireRiskModel } from '@/lib/domain/policies/service/require-risk-model';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { RiskFacts } from '../schema';
import { type RiskScore, scoreRisk } from '../score';
import { requireAssessment } from '../store';
import { overrideOf, termsOf } from '../terms';

/**
 * Recalculates the score of an assessment from its stored facts, its override and the model that made it,
 * even if that is no longer in force (API §7.3). Equals the stored score. Throws `NotFound` (404).
 */
export async function recomputeRiskAssessment(
  tx: Transaction,
  ctx: Context,
  token: string,
): Promise<RiskScore> {
  const row = await requireAssessment(tx, ctx, token);
  const model = await requireRiskModel(tx, ctx, row.model_version);
  const score = scoreRisk(RiskFacts.parse(row.facts), model);
  return { ...score, ...termsOf(model, score.overall_score, overrideOf(row)) };
}
