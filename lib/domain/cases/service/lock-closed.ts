import type { Case as CaseModel } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { lockClosedUntil } from '../store/retention';

/** Null if the case was not closed before then, does not exist, or is locked by somebody else. */
export const lockClosedCase = (
  tx: Transaction,
  ctx: Context,
  token: string,
  { closedBefore }: { closedBefore: Date },
): Promise<CaseModel | null> => lockClosedUntil(tx, ctx, token, closedBefore);
