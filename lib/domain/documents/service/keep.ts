import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { updateDocuments } from '../store/documents';

/** Of images that are not sent yet: when they are erased unless they are sent before. */
export function keepDocuments(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
  erase_at: Date,
): Promise<void> {
  return updateDocuments(tx, ctx, tokens, { erase_at });
}
