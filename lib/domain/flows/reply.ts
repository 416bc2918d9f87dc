import type { FlowReply } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import { keepAnswer, type KeyUse } from '@/lib/platform/idempotency';
import { transaction } from '@/lib/platform/transaction';
import type { Submission } from './work/submission';

const replayed = { 'Idempotency-Replayed': 'true' };

/** Stores the answer under the request's Idempotency-Key before it is sent, so that a repeat gets the same bytes. */
export async function storedReply(
  ctx: Context,
  use: KeyUse | null,
  { isKeyKnown }: Submission,
  status: number,
  body: object,
): Promise<FlowReply> {
  const answer = { status, headers: { 'X-Request-Id': ctx.requestId }, body: JSON.stringify(body) };
  if (!use) return answer;
  const stored = await transaction(ctx, (tx) => keepAnswer(tx, ctx, use, answer));
  return isKeyKnown ? { ...stored, headers: { ...stored.headers, ...replayed } } : stored;
}

export const replayOf = ({ answer }: Submission): FlowReply | null =>
  answer && { ...answer, headers: { ...answer.headers, ...replayed } };
