import type { Tier } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { updateCaseRow } from '../store';

/**
 * Copies the tier, and whether it was overridden, and the score (0 to 100) of the assessment in effect to the case, whose
 * lists show, filter and sort by them.
 */
export async function setCaseRisk(
  tx: Transaction,
  ctx: Context,
  token: string,
  { tier, isOverridden, score }: { tier: Tier; isOverridden: boolean; score: number },
): Promise<void> {
  await updateCaseRow(tx, ctx, token, {
    risk_tier: tier,
    risk_tier_overridden: isOverridden,
    risk_score: score,
  });
}
