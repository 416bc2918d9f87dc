import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { lockEntityRowsToDelete } from '../store/deletion';

/** Locks in a fixed order. Nothing new can refer to the entities until the transaction ends. */
export const lockEntitiesToDelete = (
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<void> => lockEntityRowsToDelete(tx, ctx, tokens);
