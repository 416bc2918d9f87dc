import type { RiskAssessment } from '@/generated/prisma/client';
import { lockCase } from '@/lib/domain/cases/service/lock';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { requireAssessment } from '../store';

/**
 * Locks the assessment's case until the transaction ends, and reads the assessment as the last change left it: moves of
 * the assessments of a case come one after the other. Throws `NotFound` (404).
 */
export async function lockRiskAssessment(
  tx: Transaction,
  ctx: Context,
  token: string,
): Promise<RiskAssessment> {
  const { case_token } = await requireAssessment(tx, ctx, token);
  await lockCase(tx, ctx, case_token);
  return requireAssessment(tx, ctx, token);
}
