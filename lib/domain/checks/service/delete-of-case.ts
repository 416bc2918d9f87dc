import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { deleteOfCase } from '../store/deletion';

/** Deletes at most `max` checks with their results. Returns how many. */
export const deleteChecksOfCase = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  max: number,
): Promise<number> => deleteOfCase(tx, ctx, caseToken, max);
