import type { FlowReply } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import type { KeyUse } from '@/lib/platform/idempotency';
import { decideAtOnce } from '../decided/decide-at-once';
import { inQueue } from '../decided/same-flow-queue';
import type { FlowRequest } from '../plan';
import { hasReadData } from '../present-result';
import { replayOf, storedReply } from '../reply';
import { countdown, readSyncTimeout } from '../sync-timeout';
import { refuseUnfitNames } from '../unfit-names';
import { inTime, storedLeastMs } from '../run/in-time';
import { resultWithin } from '../run/wait';
import { submitFlow } from './submit';

/**
 * API §3.1: 200 with the complete result, or 202 with the result so far at the timeout. Throws
 * `ServiceUnavailable` (503) if the database does not answer in time.
 */
export async function runFlow(
  ctx: Context,
  flow: FlowRequest,
  { headers, keyUse }: { headers: Headers; keyUse: KeyUse | null },
): Promise<FlowReply> {
  const timeoutMs = readSyncTimeout(headers);
  const leftMs = countdown(timeoutMs);
  refuseUnfitNames(ctx, flow);
  const submission = await inQueue(ctx, flow, keyUse, async (queued) => {
    const decided = await decideAtOnce(ctx, flow, keyUse, queued, timeoutMs);
    return decided ?? inTime(leftMs(), () => submitFlow(ctx, flow, keyUse));
  });
  if ('status' in submission) return submission;
  const earlier = replayOf(submission);
  if (earlier) return earlier;
  const { status, result } = await resultWithin(ctx, submission, leftMs());
  // A stored answer would outlive the images that the data was read from; a repeat reads the result again.
  const storedUnder = hasReadData(result) ? null : keyUse;
  return inTime(leftMs(), () => storedReply(ctx, storedUnder, submission, status, result), storedLeastMs);
}
