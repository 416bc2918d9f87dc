import type { Case } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findNewestCases } from '../store';

/** Newest first, starting after the case `after`. */
export function listNewestCases(
  tx: Transaction,
  ctx: Context,
  page: { after: string | undefined; limit: number },
): Promise<Case[]> {
  return findNewestCases(tx, ctx, page);
}
