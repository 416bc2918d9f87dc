import type { Document } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { updateDocuments } from '../store/documents';

/** Drops images: they no longer count, and the next sweep erases them. */
export function dropDocuments(
  tx: Transaction,
  ctx: Context,
  documents: readonly Pick<Document, 'token'>[],
): Promise<void> {
  return updateDocuments(tx, ctx, documents, { erase_at: ctx.now() });
}
