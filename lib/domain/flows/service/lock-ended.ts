import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { lockEnded } from '../store/deletion';

/** Locks the flows; call it before locking their case. False if one of them is still running. */
export const lockEndedFlows = (tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<boolean> =>
  lockEnded(tx, ctx, tokens);
