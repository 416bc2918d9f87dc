import { moveInBulk } from '@/lib/domain/alerts/bulk';
import type { BulkOutcome, BulkResolve } from '@/lib/domain/alerts/schema';
import { listCaseTokensOfAlerts } from '@/lib/domain/alerts/service/list-case-tokens-of';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { lockFlowsOfAlerts } from '@/lib/domain/flows/service/lock-of-alerts';
import { refuseFurtherFlows } from '@/lib/domain/flows/service/refuse-further-flows';
import type { Context } from '@/lib/platform/context';
import { untilAllIsLocked } from '@/lib/platform/more-to-lock';
import type { Transaction } from '@/lib/platform/transaction';
import { resolveAlert } from './resolve-alert';

/**
 * Locks all flows before all cases, each in a fixed order: under an Idempotency-Key the alerts share a
 * transaction, and requests for the same flows must not deadlock.
 */
async function lockTogether(tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<void> {
  const flows = await lockFlowsOfAlerts(tx, ctx, tokens);
  for (const token of await listCaseTokensOfAlerts(tx, ctx, tokens)) await lockCase(tx, ctx, token);
  await refuseFurtherFlows(tx, ctx, tokens, flows);
}

/** As `resolveAlert`; refusals are in the outcome (API §5.3). */
export async function bulkResolveAlerts(
  ctx: Context,
  { alert_tokens, ...input }: BulkResolve,
): Promise<BulkOutcome> {
  if (ctx.transaction) await untilAllIsLocked(ctx, (tx) => lockTogether(tx, ctx, alert_tokens));
  return moveInBulk(ctx, alert_tokens, (token) => resolveAlert(ctx, token, input));
}
