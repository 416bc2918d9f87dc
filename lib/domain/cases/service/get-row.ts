import type { Case } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { inside, type Transaction } from '@/lib/platform/database/transaction';
import { requireCaseRow } from '../store';

/** As the transaction sees it. Throws `NotFound` (404), also for a case of another project. */
export function getCaseRow(tx: Transaction, ctx: Context, token: string): Promise<Case> {
  return requireCaseRow(inside(tx, ctx), token);
}
