import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findOrigins } from '../store';

const sortedOnce = (tokens: readonly string[]): string[] => [...new Set(tokens)].sort();

/** The cases of the alerts, and the entities of alerts without a case: they are locked before the alerts. */
export async function listOwnersOfAlerts(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<{ cases: string[]; entities: string[] }> {
  const origins = await findOrigins(tx, ctx, tokens);
  const withoutCase = origins.filter(({ case_token }) => case_token === null);
  return {
    cases: sortedOnce(origins.flatMap(({ case_token }) => case_token ?? [])),
    entities: sortedOnce(withoutCase.flatMap(({ entity_token }) => entity_token ?? [])),
  };
}
