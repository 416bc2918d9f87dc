import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { lockEntityRowsToDelete } from '../store/deletion';

/** In one order. Nothing new can refer to them until the transaction ends. */
export const lockEntitiesToDelete = (
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<void> => lockEntityRowsToDelete(tx, ctx, tokens);
