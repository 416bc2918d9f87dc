import type { Document } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { documentShared } from '../events';

/**
 * Records that images are sent to an outside provider, in a transaction that commits before the bytes are
 * sent.
 */
export function shareDocuments(
  tx: Transaction,
  ctx: Context,
  documents: readonly Document[],
  to: { provider: string; job_token: string },
): void {
  for (const { token, case_token, purpose } of documents) {
    recordEvent(tx, ctx, documentShared, { token, case_token, details: { purpose, ...to }, data: {} });
  }
}
