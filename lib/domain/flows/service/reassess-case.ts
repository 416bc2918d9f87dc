import type { RiskAssessment } from '@/generated/prisma/client';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { assessRisk, type Occasion } from '@/lib/domain/risk/service/assess';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { caseRiskFacts, findCaseParts } from '../work/case-facts';

/** Assesses the risk of a case from what is known about it now (API §6.4). Throws `NotFound` (404). */
export async function reassessCase(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  occasion: Occasion,
): Promise<RiskAssessment> {
  const record = await lockCase(tx, ctx, caseToken);
  const facts = caseRiskFacts(await findCaseParts(tx, ctx, record), ctx.now());
  return assessRisk(tx, ctx, caseToken, facts, occasion);
}
