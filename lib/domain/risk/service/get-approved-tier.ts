import type { Tier } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { presentRiskAssessment } from '../present';
import { findLastApproved } from '../store';

/** The effective tier of the last Approved assessment of the case; null when none is. */
export async function getApprovedTier(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<Tier | null> {
  const approved = await findLastApproved(tx, ctx, caseToken);
  return approved && presentRiskAssessment(approved).effective_tier;
}
