import { setTimeout as delay } from 'node:timers/promises';
import type { FlowReply } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import type { KeyUse } from '@/lib/platform/idempotency';
import type { FlowRequest } from '../plan';
import { replayOf, storedReply } from '../reply';
import type { FlowResult } from '../result-schema';
import { readSyncTimeout } from '../sync-timeout';
import { untilFlowEnds } from '../work/ended';
import { type RunEnd, runningHere, runInBackground } from '../work/running';
import { getFlow } from './get';
import { type Submission, submitFlow } from './submit';

/** Early enough that a 202 can show the first answers. */
const settleAfter = (timeoutMs: number) => Math.min(1_000, timeoutMs / 2);

/** Null when the flow waits for the person. Without a run in this process, another one ends it. */
async function endOf(
  ctx: Context,
  flowToken: string,
  run: Promise<RunEnd> | undefined,
  signal: AbortSignal,
): Promise<FlowResult | null> {
  const end = (await run) ?? 'lost';
  if (end === 'parked') return null;
  return end === 'lost' ? untilFlowEnds(ctx, flowToken, signal) : end;
}

/** The result if the flow ended within the timeout, else null. */
async function waitFor(
  ctx: Context,
  { flow_token, work }: Submission,
  timeoutMs: number,
): Promise<FlowResult | null> {
  const run = work
    ? runInBackground(ctx, { token: flow_token, lease_generation: 1 }, work, settleAfter(timeoutMs))
    : runningHere(flow_token);
  const waited = new AbortController();
  const timeout = delay(timeoutMs, null, { signal: waited.signal }).catch(() => null);
  const result = await Promise.race([endOf(ctx, flow_token, run, waited.signal), timeout]);
  waited.abort();
  return result;
}

/** API §3.1: 200 with the full result, or 202 with what is known at the timeout. */
export async function runFlow(
  ctx: Context,
  flow: FlowRequest,
  { headers, keyUse }: { headers: Headers; keyUse: KeyUse | null },
): Promise<FlowReply> {
  const timeoutMs = readSyncTimeout(headers);
  const submission = await submitFlow(ctx, flow, keyUse);
  const earlier = replayOf(submission);
  if (earlier) return earlier;
  const ended = await waitFor(ctx, submission, timeoutMs);
  const result = ended ?? (await getFlow(ctx, submission.flow_token));
  const status = result.processing_status === 'processing' ? 202 : 200;
  return storedReply(ctx, keyUse, submission, status, result);
}
