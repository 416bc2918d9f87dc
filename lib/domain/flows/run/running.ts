import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@/lib/platform/context';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { log } from '@/lib/platform/errors/log';
import type { FlowResult } from '../result-schema';
import type { Lease } from '../store';
import { LeaseLost } from '../lease';
import { type FlowWork, runRounds } from './rounds';

/**
 * `parked`: the remaining checks wait for the person or for a retry. `lost`: another worker continues, now or
 * when the lease ends.
 */
export type RunEnd = FlowResult | 'parked' | 'lost';

const running = new Map<string, Promise<RunEnd>>();

function reportFailure(ctx: Context, error: unknown): 'lost' {
  if (error instanceof LeaseLost) return 'lost';
  log.error(
    { request_id: ctx.requestId, error: describeWithoutMessage(error) },
    'a flow failed and will be retried when its lease ends',
  );
  return 'lost';
}

/**
 * Outlives the request and never rejects: after a failure the lease expires, and the sweep requests another
 * run.
 */
export function runInBackground(
  ctx: Context,
  lease: Lease,
  work: FlowWork,
  settleAfterMs: number,
): Promise<RunEnd> {
  const run = runRounds(ctx, lease, work, settleAfterMs)
    .then((result): RunEnd => result ?? 'parked')
    .catch((error: unknown) => reportFailure(ctx, error))
    .finally(() => running.delete(lease.token));
  running.set(lease.token, run);
  return run;
}

export const runningHere = (flowToken: string): Promise<RunEnd> | undefined => running.get(flowToken);

export async function finishRunningFlows(withinMs: number): Promise<void> {
  await Promise.race([Promise.all(running.values()), sleep(withinMs, undefined, { ref: false })]);
}
