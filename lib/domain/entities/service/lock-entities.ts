import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { lockEntityRows } from '../store';

/** As `lockEntity`, in a fixed order. Ignores unknown tokens. */
export const lockEntities = (tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<void> =>
  lockEntityRows(tx, ctx, tokens);
