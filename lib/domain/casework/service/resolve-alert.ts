import type { Alert, ResolveAlert } from '@/lib/domain/alerts/schema';
import { recordResolution } from '@/lib/domain/alerts/service/record-resolution';
import { judgeFlowAgain } from '@/lib/domain/flows/service/judge-again';
import { refuseFurtherFlows } from '@/lib/domain/flows/service/refuse-further-flows';
import type { Context } from '@/lib/platform/context';
import { untilAllIsLocked } from '@/lib/platform/database/more-to-lock';
import { lockAroundAlerts } from './lock-around-alerts';

/**
 * Resolves the alert and updates its flows, entities and case (API §3.10, §6.2, §7.4). An empty body confirms
 * the proposal. Throws `NotFound` (404), `ValidationFailed` (400), `Forbidden` (403), `InvalidState` and
 * `Conflict` (409).
 */
export function resolveAlert(ctx: Context, token: string, input: ResolveAlert): Promise<Alert> {
  return untilAllIsLocked(ctx, async (tx) => {
    const flows = await lockAroundAlerts(tx, ctx, [token]);
    const resolved = await recordResolution(tx, ctx, token, input);
    if (resolved.held) return resolved;
    await refuseFurtherFlows(tx, ctx, [token], flows);
    for (const flow of flows) await judgeFlowAgain(tx, ctx, flow);
    return resolved;
  });
}
