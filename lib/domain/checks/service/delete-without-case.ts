import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { deleteWithoutCase } from '../store/deletion';

/** The checks of these entities that no case has. */
export const deleteChecksWithoutCase = (
  tx: Transaction,
  ctx: Context,
  entityTokens: readonly string[],
): Promise<void> => deleteWithoutCase(tx, ctx, entityTokens);
