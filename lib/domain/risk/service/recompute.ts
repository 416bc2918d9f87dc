import { requireRiskModel } from '@/lib/domain/policies/service/require-risk-model';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { RiskFacts } from '../facts';
import { type RiskScore, scoreRisk } from '../score';
import { requireAssessment } from '../store';

/**
 * The score of an assessment by its stored facts and the model that made it, whichever is in force now (API §7.3): equal
 * to the stored one. Throws `NotFound` (404).
 */
export async function recomputeRiskAssessment(
  tx: Transaction,
  ctx: Context,
  token: string,
): Promise<RiskScore> {
  const { facts, model_version } = await requireAssessment(tx, ctx, token);
  return scoreRisk(RiskFacts.parse(facts), await requireRiskModel(tx, ctx, model_version));
}
