import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { deleteOfCase } from '../store';

/** Deletes at most `max` assessments. Returns how many. */
export const deleteRiskAssessmentsOfCase = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  max: number,
): Promise<number> => deleteOfCase(tx, ctx, caseToken, max);
