import { isDeepStrictEqual } from 'node:util';
import type { RiskAssessment as RiskAssessmentModel } from '@/generated/prisma/client';
import type { RiskModel } from '@/lib/domain/policies/risk-model';
import { requireRiskModel } from '@/lib/domain/policies/service/require-risk-model';
import { riskModelInForce } from '@/lib/domain/policies/service/risk-model-in-force';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { presentRiskAssessment } from '../present';
import { RiskFacts, type RiskReplay, RiskScoring } from '../schema';
import { scoreRisk } from '../score';
import { requireAssessment } from '../store';
import { overrideOf, termsOf } from '../terms';

/** The stored facts scored by `model`, with the terms of the assessment's override, if it has one. */
function scoringBy(model: RiskModel, row: RiskAssessmentModel): RiskScoring {
  const score = scoreRisk(RiskFacts.parse(row.facts), model);
  return RiskScoring.parse({ ...score, ...termsOf(model, score.overall_score, overrideOf(row)) });
}

/**
 * Recalculates the score of an assessment from its stored facts and its override: with the model that made
 * it, which gives the stored score, and with the current model (API §5.5, §7.3). Throws `NotFound` (404).
 */
export function replayRiskAssessment(ctx: Context, token: string): Promise<RiskReplay> {
  return read(ctx, async (tx) => {
    const row = await requireAssessment(tx, ctx, token);
    const stored = RiskScoring.parse(presentRiskAssessment(row));
    const replayed = scoringBy(await requireRiskModel(tx, ctx, row.model_version), row);
    const current = scoringBy(await riskModelInForce(tx, ctx), row);
    return { stored, replayed, is_same: isDeepStrictEqual(stored, replayed), current };
  });
}
