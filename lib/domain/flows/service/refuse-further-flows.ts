import { listFlowTokensOfAlerts } from '@/lib/domain/alerts/service/list-flow-tokens-of';
import type { Context } from '@/lib/platform/context';
import { MoreToLock } from '@/lib/platform/database/more-to-lock';
import type { Transaction } from '@/lib/platform/database/transaction';

/**
 * Call it once the alerts are locked: from then on no screening can find them again. A screening that did so
 * after their flows were locked has counted them as open. Returns the flows in which they count. Throws `MoreToLock`.
 */
export async function refuseFurtherFlows(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
  locked: readonly string[],
): Promise<string[]> {
  const flows = await listFlowTokensOfAlerts(tx, ctx, tokens);
  if (flows.some((flow) => !locked.includes(flow))) throw new MoreToLock('An alert was found again.');
  return flows;
}
