import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import type { Tier } from '@/lib/domain/words';
import { findTiers } from '../store';

/** The tier shown for each case, by case. */
export async function listCaseTiers(
  ctx: Context,
  caseTokens: readonly string[],
): Promise<Map<string, Tier | null>> {
  if (caseTokens.length === 0) return new Map();
  const rows = await read(ctx, (tx) => findTiers(tx, ctx, caseTokens));
  // A text column that only this folder writes, from a tier.
  return new Map(rows.map(({ token, risk_tier }) => [token, risk_tier as Tier | null]));
}
