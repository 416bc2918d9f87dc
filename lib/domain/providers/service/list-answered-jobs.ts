import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findAnswered } from '../outside/store';

/** Jobs that their provider has answered. */
export async function listAnsweredJobs(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<string[]> {
  if (tokens.length === 0) return [];
  return (await findAnswered(tx, ctx, tokens)).map(({ token }) => token);
}
