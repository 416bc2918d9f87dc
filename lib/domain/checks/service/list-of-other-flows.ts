import type { Check } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { findChecksOfOtherFlows } from '../store';

/** The checks of the case and of the entities that another flow ran. Oldest first. */
export function listChecksOfOtherFlows(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  about: { case_token: string | null; entity_tokens: readonly string[] },
): Promise<Check[]> {
  return findChecksOfOtherFlows(tx, ctx, flowToken, about);
}
