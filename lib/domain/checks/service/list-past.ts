import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { findPastChecks, type PastCheck } from '../store';

/** The checks of several cases, with what a policy judges them by. */
export function listPastChecks(
  tx: Transaction,
  ctx: Context,
  caseTokens: readonly string[],
): Promise<PastCheck[]> {
  return findPastChecks(tx, ctx, caseTokens, { status: 'Complete', result: 'Pass' });
}
