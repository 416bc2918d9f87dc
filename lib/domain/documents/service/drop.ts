import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { updateDocuments } from '../store/documents';

/** They are erased by the next sweep, and count for nothing from now on. */
export function dropDocuments(tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<void> {
  return updateDocuments(tx, ctx, tokens, { erase_at: ctx.now() });
}
