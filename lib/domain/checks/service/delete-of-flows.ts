import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { deleteOfFlows } from '../store/deletion';

export const deleteChecksOfFlows = (
  tx: Transaction,
  ctx: Context,
  flowTokens: readonly string[],
): Promise<void> => deleteOfFlows(tx, ctx, flowTokens);
