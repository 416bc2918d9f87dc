import { type FlowReply, singlePage } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import type { KeyUse } from '@/lib/platform/idempotency';
import type { Transaction } from '@/lib/platform/database/transaction';
import { replayOf, storedReply } from '../reply';
import type { ScreenEntity } from '../schema';
import { countdown, readSyncTimeout } from '../sync-timeout';
import { createEntityFlow } from '../create/entity-flow';
import { inTime, storedLeastMs } from '../run/in-time';
import { findWork } from '../run/rounds';
import { submitOnce } from '../run/submission';
import { resultWithin } from '../run/wait';

/**
 * Screens the entity in its case (API §5.2): 200 with the flow result, or 202 with the result so far at the
 * timeout. Throws `NotFound` (404), `ValidationFailed` (400), `IdempotencyKeyReused` (422), and
 * `ServiceUnavailable` (503) if the database does not answer in time.
 */
export async function screenEntity(
  ctx: Context,
  token: string,
  { categories }: ScreenEntity,
  { headers, keyUse }: { headers: Headers; keyUse: KeyUse | null },
): Promise<FlowReply> {
  const timeoutMs = readSyncTimeout(headers);
  const leftMs = countdown(timeoutMs);
  const create = async (tx: Transaction) => {
    const flow_token = await createEntityFlow(tx, ctx, token, categories, 'sync');
    return { flow_token, work: await findWork(tx, ctx, flow_token) };
  };
  const submission = await inTime(timeoutMs, () => submitOnce(ctx, keyUse, create, 422));
  const earlier = replayOf(submission);
  if (earlier) return earlier;
  const { status, result } = await resultWithin(ctx, submission, leftMs());
  const meta = { request_id: ctx.requestId, page: singlePage };
  const reply = () => storedReply(ctx, keyUse, submission, status, { data: result, meta });
  return inTime(0, reply, storedLeastMs);
}
