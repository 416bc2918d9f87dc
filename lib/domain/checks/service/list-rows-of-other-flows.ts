import type { Check } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findChecksOfOtherFlows } from '../store';

/** Checks of the entities by other flows, oldest first. */
export function listCheckRowsOfOtherFlows(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  entityTokens: readonly string[],
): Promise<Check[]> {
  return findChecksOfOtherFlows(tx, ctx, flowToken, entityTokens);
}
