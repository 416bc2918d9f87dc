import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '@/lib/platform/context';
import { log } from '@/lib/platform/log';
import type { FlowResult } from '../result-schema';
import type { Lease } from '../store';
import { LeaseLost } from './lease-lost';
import { type FlowWork, runRounds } from './rounds';

const running = new Map<string, Promise<FlowResult | null>>();

function reportFailure(ctx: Context, error: unknown): null {
  if (error instanceof LeaseLost) return null;
  const stack = error instanceof Error ? error.stack : undefined;
  log.error({ request_id: ctx.requestId, stack }, 'a flow failed; it is run again when its lease ends');
  return null;
}

/**
 * Runs a flow under its lease, past the end of the request if necessary. Never rejects: after a failure the lease runs
 * out, and the sweep requests another run. Returns the result of a flow that has ended.
 */
export function startRun(
  ctx: Context,
  lease: Lease,
  work: FlowWork,
  settleAfterMs: number,
): Promise<FlowResult | null> {
  const run = runRounds(ctx, lease, work, settleAfterMs)
    .catch((error: unknown) => reportFailure(ctx, error))
    .finally(() => running.delete(lease.token));
  running.set(lease.token, run);
  return run;
}

export const runningHere = (flowToken: string): Promise<FlowResult | null> | undefined =>
  running.get(flowToken);

/** Waits for the flows of this process, for at most `withinMs`. */
export async function finishRunningFlows(withinMs: number): Promise<void> {
  await Promise.race([Promise.all(running.values()), delay(withinMs, undefined, { ref: false })]);
}
