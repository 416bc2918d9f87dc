import type { Check } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findChecksOfFlows } from '../store';

/** Oldest first. */
export function listCheckRowsOfFlows(
  tx: Transaction,
  ctx: Context,
  flowTokens: readonly string[],
): Promise<Check[]> {
  return findChecksOfFlows(tx, ctx, flowTokens);
}
