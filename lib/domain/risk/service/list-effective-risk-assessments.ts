import type { RiskAssessment } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findEffectiveOfCases } from '../store';

/** The assessment in effect for each case, by case. */
export async function listEffectiveRiskAssessments(
  tx: Transaction,
  ctx: Context,
  caseTokens: readonly string[],
): Promise<Map<string, RiskAssessment>> {
  const newestFirst = await findEffectiveOfCases(tx, ctx, caseTokens);
  return new Map(newestFirst.toReversed().map((each) => [each.case_token, each]));
}
