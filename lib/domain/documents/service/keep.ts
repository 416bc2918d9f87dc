import type { Document } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { updateDocuments } from '../store/documents';

/** Sets when images that are not submitted yet are erased. */
export function keepDocuments(
  tx: Transaction,
  ctx: Context,
  documents: readonly Pick<Document, 'token'>[],
  erase_at: Date,
): Promise<void> {
  return updateDocuments(tx, ctx, documents, { erase_at });
}
