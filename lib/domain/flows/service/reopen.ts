import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { flowLifecycle } from '../lifecycle';
import { requireFlow, updateFlow } from '../store';
import { requestFlowRun } from './request-run';

/**
 * Reopens a flow for a check that is queued again (API §6.5). Its lease counts as expired until a worker
 * claims the flow, so that the sweep requests the run again if the request is lost. Call it under `lockFlow`.
 * Throws `NotFound` (404).
 */
export async function reopenFlow(tx: Transaction, ctx: Context, flowToken: string): Promise<void> {
  const { processing_status, lease_until } = await requireFlow(tx, ctx, flowToken);
  const hasEnded = flowLifecycle.can('reopen', processing_status);
  // A worker with the lease finds the check when it settles its round.
  if (!hasEnded && lease_until !== null) return;
  await updateFlow(tx, ctx, flowToken, {
    ...(hasEnded && { processing_status: flowLifecycle.require('reopen', processing_status).to }),
    lease_until: ctx.now(),
    attempt_count: 0,
  });
  requestFlowRun(tx, ctx, flowToken);
}
