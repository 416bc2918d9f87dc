import { listFlowTokensOfAlerts } from '@/lib/domain/alerts/service/list-flow-tokens-of';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { lockFlowRows } from '../store';

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
  if (flows.length > 0) await lockFlowRows(tx, ctx, flows);
  return flows;
}
