import type { Case, RiskAssessment } from '@/generated/prisma/client';
import { assessRisk, type Occasion } from '@/lib/domain/risk/service/assess';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { caseRiskFacts, findCaseRows } from '../settle/case-facts';

/** Assesses the risk of a case, locked by the transaction, from the current facts (API §6.4). */
export async function assessCase(
  tx: Transaction,
  ctx: Context,
  locked: Case,
  occasion: Occasion,
): Promise<RiskAssessment> {
  const facts = caseRiskFacts(await findCaseRows(tx, ctx, locked), ctx.now());
  return assessRisk(tx, ctx, locked.token, facts, occasion);
}
