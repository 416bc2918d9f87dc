import type { FlowReply } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import type { KeyUse } from '@/lib/platform/idempotency';
import { read } from '@/lib/platform/database/transaction';
import { acceptAtOnce } from '../decided/accept-at-once';
import { inQueue } from '../decided/same-flow-queue';
import type { FlowRequest } from '../plan';
import { presentTokens } from '../present';
import { replayOf, storedReply } from '../reply';
import { requireFlow } from '../store';
import { refuseUnfitNames } from '../unfit-names';
import { submitFlow } from './submit';

/** Starts an async flow and returns its tokens; the worker does the rest (API §3.1). */
export async function startFlow(
  ctx: Context,
  flow: FlowRequest,
  { keyUse }: { keyUse: KeyUse | null },
): Promise<FlowReply> {
  refuseUnfitNames(ctx, flow);
  const submission = await inQueue(ctx, flow, keyUse, async ({ isFirst }) => {
    await isFirst;
    return (await acceptAtOnce(ctx, flow, keyUse)) ?? submitFlow(ctx, flow, keyUse);
  });
  if ('status' in submission) return submission;
  const earlier = replayOf(submission);
  if (earlier) return earlier;
  const row = await read(ctx, (tx) => requireFlow(tx, ctx, submission.flow_token));
  return storedReply(ctx, keyUse, submission, 200, { tokens: presentTokens(row) });
}
