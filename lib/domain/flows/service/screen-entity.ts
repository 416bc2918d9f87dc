import type { FlowReply } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import type { KeyUse } from '@/lib/platform/idempotency';
import { replayOf, storedReply } from '../reply';
import type { ScreenEntity } from '../schema';
import { readSyncTimeout } from '../sync-timeout';
import { createEntityFlow } from '../work/entity-flow';
import { findWork } from '../work/rounds';
import { submitOnce } from '../work/submission';
import { resultWithin } from '../work/wait';

const singlePage = { cursor: null, has_more: false };

/**
 * Runs a screening flow for the entity, in its case (API §5.2): 200 with the flow result, or 202 with what is known at the
 * timeout. Throws `NotFound` (404), `ValidationFailed` (400) and `IdempotencyKeyReused` (422).
 */
export async function screenEntity(
  ctx: Context,
  token: string,
  { categories }: ScreenEntity,
  { headers, keyUse }: { headers: Headers; keyUse: KeyUse | null },
): Promise<FlowReply> {
  const timeoutMs = readSyncTimeout(headers);
  const submission = await submitOnce(
    ctx,
    keyUse,
    async (tx) => {
      const flow_token = await createEntityFlow(tx, ctx, token, categories, 'sync');
      return { flow_token, work: await findWork(tx, ctx, flow_token), isKeyKnown: false, answer: null };
    },
    422,
  );
  const earlier = replayOf(submission);
  if (earlier) return earlier;
  const { status, result } = await resultWithin(ctx, submission, timeoutMs);
  const meta = { request_id: ctx.requestId, page: singlePage };
  return storedReply(ctx, keyUse, submission, status, { data: result, meta });
}
