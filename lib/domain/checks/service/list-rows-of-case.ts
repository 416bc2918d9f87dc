import type { Check } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findChecksOfCase } from '../store';

/** Oldest first. */
export function listCheckRowsOfCase(tx: Transaction, ctx: Context, caseToken: string): Promise<Check[]> {
  return findChecksOfCase(tx, ctx, caseToken);
}
