import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findPastChecks, type PastCheck } from '../store';

/** Checks of several cases, with the data that policies use. */
export function listPastChecks(
  tx: Transaction,
  ctx: Context,
  caseTokens: readonly string[],
): Promise<PastCheck[]> {
  return findPastChecks(tx, ctx, caseTokens, { status: 'Complete', result: 'Pass' });
}
