import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { findPastAlerts, type PastAlert } from '../store/of-case';

/** The alerts of several cases, with what a policy judges them by. */
export function listPastAlerts(
  tx: Transaction,
  ctx: Context,
  caseTokens: readonly string[],
): Promise<PastAlert[]> {
  return findPastAlerts(tx, ctx, caseTokens);
}
