import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { lockCaseRows } from '../store';

/** As `lockCase`, in the order of tokens. */
export async function lockCases(tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<void> {
  if (tokens.length > 0) await lockCaseRows(tx, ctx, tokens);
}
