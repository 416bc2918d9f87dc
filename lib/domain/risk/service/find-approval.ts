import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { Approval } from '../approval';
import { presentRiskAssessment } from '../present';
import { findLastApproved } from '../store';

/** Null if no assessment of the case is Approved. */
export async function findApproval(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<Approval | null> {
  const approved = await findLastApproved(tx, ctx, caseToken);
  return approved && presentRiskAssessment(approved);
}
