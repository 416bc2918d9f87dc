import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { countApproved } from '../store';

export const hasApprovedRiskAssessment = async (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<boolean> => (await countApproved(tx, ctx, caseToken)) > 0;
