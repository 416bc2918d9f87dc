import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { lockEntityRows } from '../store';

/** As `lockEntity`, in one order. An unknown one is left out. */
export const lockEntities = (tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<void> =>
  lockEntityRows(tx, ctx, tokens);
