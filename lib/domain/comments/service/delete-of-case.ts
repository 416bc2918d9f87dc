import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { deleteOfCase } from '../store';

/** At most so many. Returns how many. */
export const deleteCommentsOfCase = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  max: number,
): Promise<number> => deleteOfCase(tx, ctx, caseToken, max);
