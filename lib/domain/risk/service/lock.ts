import type { RiskAssessment } from '@/generated/prisma/client';
import { lockOpenCase } from '@/lib/domain/cases/service/lock-open';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { requireAssessment } from '../store';

/**
 * Locks the assessment's case until the transaction ends, then reads the assessment, so that moves of the
 * assessments of a case are serialised. Throws `NotFound` (404), and `InvalidState` (409) for a Closed case.
 */
export async function lockRiskAssessment(
  tx: Transaction,
  ctx: Context,
  token: string,
  action: 'approve' | 'override',
): Promise<RiskAssessment> {
  const { case_token } = await requireAssessment(tx, ctx, token);
  await lockOpenCase(tx, ctx, case_token, `${action} a risk assessment`);
  return requireAssessment(tx, ctx, token);
}
