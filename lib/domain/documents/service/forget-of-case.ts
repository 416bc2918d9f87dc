import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findOfCase, updateDocuments } from '../store/documents';

/** For a deleted case: the next sweep erases its images, with their rows. */
export async function forgetDocumentsOfCase(tx: Transaction, ctx: Context, caseToken: string): Promise<void> {
  const documents = await findOfCase(tx, ctx, caseToken);
  await updateDocuments(tx, ctx, documents, { erase_at: ctx.now(), flow_token: null, case_token: null });
}
