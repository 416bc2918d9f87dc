import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findDraft } from '../store';

export async function hasDraftRiskAssessment(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<boolean> {
  return (await findDraft(tx, ctx, caseToken)) !== null;
}
