import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findLastApproved } from '../store';

/**
 * The tier at which the last Approved assessment of the case was approved; none if an assessment of the case
 * was overridden after the approval. Null if no assessment is Approved.
 */
export async function findApproval(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<{ tier: string | null } | null> {
  const approved = await findLastApproved(tx, ctx, caseToken);
  return approved && { tier: approved.approved_tier };
}
