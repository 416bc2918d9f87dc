import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findPastAlerts, type PastAlert } from '../store/of-case';

/** The alerts of several cases, with the data that policies use. */
export function listPastAlerts(
  tx: Transaction,
  ctx: Context,
  caseTokens: readonly string[],
): Promise<PastAlert[]> {
  return findPastAlerts(tx, ctx, caseTokens);
}
