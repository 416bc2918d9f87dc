import type { Tier } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { updateCase } from '../store';

/** The tier and score (0 to 100) of the case's Active assessment. */
export function setCaseRisk(
  tx: Transaction,
  ctx: Context,
  token: string,
  { tier, score }: { tier: Tier; score: number },
): Promise<void> {
  return updateCase(tx, ctx, token, { risk_tier: tier, risk_score: score });
}
