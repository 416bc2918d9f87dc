import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { deleteEntityRows } from '../store/deletion';

/**
 * Deletes entities with their ownership links and screening times. Everything that refers to them must
 * already be deleted.
 */
export const deleteEntities = (tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<void> =>
  deleteEntityRows(tx, ctx, tokens);
