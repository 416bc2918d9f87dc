import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { lockFlowRow } from '../store';

/**
 * Locks the flow until the transaction ends, so that its verdicts are serialised. Lock it before its case and
 * its alerts, in the same order as the flow runner.
 */
export function lockFlow(tx: Transaction, ctx: Context, token: string): Promise<void> {
  return lockFlowRow(tx, ctx, token);
}
