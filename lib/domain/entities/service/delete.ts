import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { deleteEntityRows } from '../store/deletion';

/** With who owns them, what they own, and when they were screened. What refers to them has to be gone. */
export const deleteEntities = (tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<void> =>
  deleteEntityRows(tx, ctx, tokens);
