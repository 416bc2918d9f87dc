import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { tryLockFlowRow } from '../store';

/** As `lockFlow`, without waiting for whoever has it: false then. */
export function tryLockFlow(tx: Transaction, ctx: Context, token: string): Promise<boolean> {
  return tryLockFlowRow(tx, ctx, token);
}
