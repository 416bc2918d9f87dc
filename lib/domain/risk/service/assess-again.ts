import { isDeepStrictEqual } from 'node:util';
import type { RiskAssessment as RiskAssessmentModel } from '@/generated/prisma/client';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { riskModelInForce } from '@/lib/domain/policies/service/risk-model-in-force';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import type { RiskFacts } from '../facts';
import { findNewest } from '../store';
import { assessRisk } from './assess';

/**
 * After a change that may have changed the facts. An Active assessment of the same facts by the same model stays, with
 * an override if it has one. An Approved one stays too, and a new one is calculated beside it. Throws `NotFound` (404).
 */
export async function assessRiskAgain(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  facts: RiskFacts,
): Promise<RiskAssessmentModel> {
  await lockCase(tx, ctx, caseToken);
  const newest = await findNewest(tx, ctx, caseToken);
  const model = await riskModelInForce(tx, ctx);
  const isCurrent = newest?.status === 'Active' && newest.model_version === model.version;
  return isCurrent && isDeepStrictEqual(newest.facts, facts) ? newest : assessRisk(tx, ctx, caseToken, facts);
}
