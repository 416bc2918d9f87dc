import type { Tier } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { updateCaseRow } from '../store';

/** Copies the tier and score (0 to 100) of the Active assessment to the case, whose lists filter and sort by them. */
export async function setCaseRisk(
  tx: Transaction,
  ctx: Context,
  token: string,
  { tier, score }: { tier: Tier; score: number },
): Promise<void> {
  await updateCaseRow(tx, ctx, token, { risk_tier: tier, risk_score: score });
}
