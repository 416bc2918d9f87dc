import { isDeepStrictEqual } from 'node:util';
import type { RiskAssessment as RiskAssessmentModel } from '@/generated/prisma/client';
import type { RiskModel } from '@/lib/domain/policies/risk-model';
import { requireRiskModel } from '@/lib/domain/policies/service/require-risk-model';
import { riskModelInForce } from '@/lib/domain/policies/service/risk-model-in-force';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import { presentRiskAssessment } from '../present';
import { RiskFacts, type RiskReplay, RiskScoring } from '../schema';
import { scoreRisk } from '../score';
import { requireAssessment } from '../store';
import { overrideOf, termsOf } from '../terms';

/** The stored facts by a model, with the terms of the override that the assessment has. */
function scoringBy(model: RiskModel, row: RiskAssessmentModel): RiskScoring {
  const score = scoreRisk(RiskFacts.parse(row.facts), model);
  return RiskScoring.parse({ ...score, ...termsOf(model, score.overall_score, overrideOf(row)) });
}

/**
 * The score of an assessment by its stored facts: by the model that made it, which gives the stored one again, and by the one in
 * force now (API §5.5, §7.3). Throws `NotFound` (404).
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
