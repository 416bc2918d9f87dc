import { moveInBulk } from '@/lib/domain/alerts/bulk';
import type { BulkOutcome, BulkResolve } from '@/lib/domain/alerts/schema';
import { recordResolution } from '@/lib/domain/alerts/service/record-resolution';
import { judgeFlowAgain } from '@/lib/domain/flows/service/judge-again';
import { refuseFurtherFlows } from '@/lib/domain/flows/service/refuse-further-flows';
import type { Context } from '@/lib/platform/context';
import { untilAllIsLocked } from '@/lib/platform/database/more-to-lock';
import { lockAroundAlerts } from './lock-around-alerts';
import { resolveAlert } from './resolve-alert';

/**
 * In the transaction of an Idempotency-Key. Each flow is judged once, after its last alert: judging reads all of its
 * checks and alerts, and the time of a transaction is limited.
 */
function resolveTogether(ctx: Context, { alert_tokens, ...input }: BulkResolve): Promise<BulkOutcome> {
  return untilAllIsLocked(ctx, async (tx) => {
    const locked = await lockAroundAlerts(tx, ctx, alert_tokens);
    const resolved: string[] = [];
    const outcome = await moveInBulk(ctx, alert_tokens, async (token) => {
      const alert = await recordResolution(tx, ctx, token, input);
      if (!alert.held) resolved.push(token);
    });
    const flows = await refuseFurtherFlows(tx, ctx, resolved, locked);
    for (const flow of flows) await judgeFlowAgain(tx, ctx, flow);
    return outcome;
  });
}

/** As `resolveAlert`; refusals are in the outcome (API §5.3). */
export async function bulkResolveAlerts(ctx: Context, bulk: BulkResolve): Promise<BulkOutcome> {
  if (ctx.transaction) return resolveTogether(ctx, bulk);
  const { alert_tokens, ...input } = bulk;
  return moveInBulk(ctx, alert_tokens, (token) => resolveAlert(ctx, token, input));
}
