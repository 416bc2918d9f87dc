import type { FlowReply } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import type { KeyUse } from '@/lib/platform/idempotency';
import type { FlowRequest } from '../plan';
import { replayOf, storedReply } from '../reply';
import { readSyncTimeout } from '../sync-timeout';
import { resultWithin } from '../work/wait';
import { submitFlow } from './submit';

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
  const { status, result } = await resultWithin(ctx, submission, timeoutMs);
  return storedReply(ctx, keyUse, submission, status, result);
}
