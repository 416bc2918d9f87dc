import type { Case as CaseModel } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { lockCaseRow } from '../store';

/** Locks the case until the transaction ends, so that decisions about it are serialised. Throws `NotFound` (404). */
export function lockCase(tx: Transaction, ctx: Context, token: string): Promise<CaseModel> {
  return lockCaseRow(tx, ctx, token);
}
