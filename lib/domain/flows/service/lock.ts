import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { lockFlowRow } from '../store';

/**
 * Locks the flow until the transaction ends, so that judgements of it are serialised. Lock it before its case and its
 * alerts, as the work on a flow does.
 */
export function lockFlow(tx: Transaction, ctx: Context, token: string): Promise<void> {
  return lockFlowRow(tx, ctx, token);
}
