import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { readResult } from '../result';
import type { FlowResult } from '../result-schema';
import { requireFlow } from '../store';
import { untilFlowEnds } from './ended';
import { inTime, storedLeastMs } from './in-time';
import { type RunEnd, runningHere, runInBackground } from './running';
import type { Submission } from './submission';

/** Early enough that a 202 can show the first answers. */
const settleAfter = (timeoutMs: number) => Math.min(1_000, timeoutMs / 2);

/**
 * Null if the flow waits for the person or for a retry. Without a run in this process, another process ends
 * it.
 */
async function endOfRun(
  ctx: Context,
  flowToken: string,
  run: Promise<RunEnd> | undefined,
  signal: AbortSignal,
): Promise<FlowResult | null> {
  const end = (await run) ?? 'lost';
  if (end === 'parked') return null;
  return end === 'lost' ? untilFlowEnds(ctx, flowToken, signal) : end;
}

/** The result if the flow ended within the timeout, otherwise null. */
async function waitFor(
  ctx: Context,
  { flow_token, work }: Submission,
  timeoutMs: number,
): Promise<FlowResult | null> {
  const run = work
    ? runInBackground(ctx, { token: flow_token, lease_generation: 1 }, work, settleAfter(timeoutMs))
    : runningHere(flow_token);
  const waited = new AbortController();
  const timeout = sleep(timeoutMs, null, { signal: waited.signal }).catch(() => null);
  const result = await Promise.race([endOfRun(ctx, flow_token, run, waited.signal), timeout]);
  waited.abort();
  return result;
}

export interface AnsweredFlow {
  status: 200 | 202;
  result: FlowResult;
}

/**
 * Runs the submitted flow, if it belongs to this process, and waits: 200 with the complete result, or 202 at
 * the timeout.
 */
export async function resultWithin(
  ctx: Context,
  submission: Submission,
  timeoutMs: number,
): Promise<AnsweredFlow> {
  // Behind its project's other flows the answer to one that is stored would come too late (docs/adr/0155).
  const known = () =>
    read({ ...ctx, skipsProjectShare: true }, async (tx) =>
      readResult(tx, ctx, await requireFlow(tx, ctx, submission.flow_token)),
    );
  const result = (await waitFor(ctx, submission, timeoutMs)) ?? (await inTime(0, known, storedLeastMs));
  return { status: result.processing_status === 'processing' ? 202 : 200, result };
}
