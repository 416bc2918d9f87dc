import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { checksOfDocuments } from '../checks';
import { presentDocument } from '../present';
import type { Document } from '../schema';
import { requireSentDocument } from '../store/documents';

/** API §4.14. Throws `NotFound` (404), also for an image that was not submitted. */
export function getDocument(ctx: Context, token: string): Promise<Document> {
  return read(ctx, async (tx) => {
    const found = await requireSentDocument(tx, ctx, token);
    const checks = await checksOfDocuments(tx, ctx, [found]);
    return presentDocument(found, checks.get(token) ?? null);
  });
}
