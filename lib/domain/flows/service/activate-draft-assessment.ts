import type { RiskAssessment } from '@/generated/prisma/client';
import { hasOpenChecks } from '@/lib/domain/checks/service/has-open';
import { hasDraftRiskAssessment } from '@/lib/domain/risk/service/has-draft';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { reassessCase } from './reassess-case';

/**
 * After a move that may have ended the last open check of a case: recalculates its Draft, if any, and makes
 * it Active (API §6.4). Null if there was nothing to do.
 */
export async function activateDraftAssessment(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<RiskAssessment | null> {
  if (!(await hasDraftRiskAssessment(tx, ctx, caseToken))) return null;
  if (await hasOpenChecks(tx, ctx, caseToken)) return null;
  return reassessCase(tx, ctx, caseToken);
}
