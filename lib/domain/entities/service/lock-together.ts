import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { lockEntityRows } from '../store/deletion';

/** In one order. Nothing new can refer to them until the transaction ends. */
export const lockEntitiesTogether = (
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<void> => lockEntityRows(tx, ctx, tokens);
