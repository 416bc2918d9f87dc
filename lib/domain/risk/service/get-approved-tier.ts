import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { findLastApproved } from '../store';

/** The tier at which the last Approved assessment of the case was approved; null when none is. */
export async function getApprovedTier(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<string | null> {
  const approved = await findLastApproved(tx, ctx, caseToken);
  return approved?.approved_tier ?? null;
}
