import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { deleteWithoutCase } from '../store/deletion';

/** Deletes checks of these entities that belong to no case. */
export const deleteChecksWithoutCase = (
  tx: Transaction,
  ctx: Context,
  entityTokens: readonly string[],
): Promise<void> => deleteWithoutCase(tx, ctx, entityTokens);
