import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { findOrigins } from '../store';

/** The cases of the alerts, each once, in lock order. */
export async function listCaseTokensOfAlerts(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<string[]> {
  const origins = await findOrigins(tx, ctx, tokens);
  return [...new Set(origins.flatMap(({ case_token }) => case_token ?? []))].sort();
}
