import type { Check } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findChecksOfFlow } from '../store';

/** Oldest first. */
export function listCheckRowsOfFlow(tx: Transaction, ctx: Context, flowToken: string): Promise<Check[]> {
  return findChecksOfFlow(tx, ctx, flowToken);
}
