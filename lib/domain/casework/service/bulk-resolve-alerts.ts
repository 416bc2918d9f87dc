import { moveInBulk } from '@/lib/domain/alerts/bulk';
import type { BulkOutcome, BulkResolve } from '@/lib/domain/alerts/schema';
import { listCaseTokensOfAlerts } from '@/lib/domain/alerts/service/list-case-tokens-of';
import { recordResolution } from '@/lib/domain/alerts/service/record-resolution';
import { lockCases } from '@/lib/domain/cases/service/lock-cases';
import { judgeFlowAgain } from '@/lib/domain/flows/service/judge-again';
import { lockFlowsOfAlerts } from '@/lib/domain/flows/service/lock-of-alerts';
import { refuseFurtherFlows } from '@/lib/domain/flows/service/refuse-further-flows';
import type { Context } from '@/lib/platform/context';
import { untilAllIsLocked } from '@/lib/platform/more-to-lock';
import type { Transaction } from '@/lib/platform/transaction';
import { resolveAlert } from './resolve-alert';

/** All flows before all cases, each in a fixed order: requests for the same flows must not deadlock. */
async function lockTogether(tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<string[]> {
  const flows = await lockFlowsOfAlerts(tx, ctx, tokens);
  await lockCases(tx, ctx, await listCaseTokensOfAlerts(tx, ctx, tokens));
  return flows;
}

/**
 * In the transaction of an Idempotency-Key. Each flow is judged once, after its last alert: judging reads all of its
 * checks and alerts, and the time of a transaction is limited.
 */
function resolveTogether(ctx: Context, { alert_tokens, ...input }: BulkResolve): Promise<BulkOutcome> {
  return untilAllIsLocked(ctx, async (tx) => {
    const locked = await lockTogether(tx, ctx, alert_tokens);
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
