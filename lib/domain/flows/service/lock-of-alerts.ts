import { listFlowTokensOfAlerts } from '@/lib/domain/alerts/service/list-flow-tokens-of';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { lockFlowRow } from '../store';

/**
 * Locks the flows in which the alerts count, in a fixed order, and returns their tokens; flows are locked
 * before cases and alerts. Prevents two people who resolve the last two alerts of a flow from each seeing the
 * other's as open. A screening may find an alert again before it is locked: see `refuseFurtherFlows`.
 */
export async function lockFlowsOfAlerts(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<string[]> {
  const flows = await listFlowTokensOfAlerts(tx, ctx, tokens);
  for (const flow of flows) await lockFlowRow(tx, ctx, flow);
  return flows;
}
