import type { Case as CaseModel } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { lockClosedUntil } from '../store/retention';

/** Null if the case was not closed until then, does not exist, or is locked by somebody else. */
export const lockCaseClosedUntil = (
  tx: Transaction,
  ctx: Context,
  token: string,
  until: Date,
): Promise<CaseModel | null> => lockClosedUntil(tx, ctx, token, until);
