import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { lockEnded } from '../store/deletion';

/** Locks the flows, which comes before their case. False if one of them is still at work. */
export const lockEndedFlows = (tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<boolean> =>
  lockEnded(tx, ctx, tokens);
