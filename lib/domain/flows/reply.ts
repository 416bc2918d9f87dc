import type { FlowReply } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import { asReplayed, keepAnswer, type KeyUse } from '@/lib/platform/idempotency';
import { transaction } from '@/lib/platform/database/transaction';
import type { Submission } from './run/submission';

export const answerOf = ({ requestId }: Context, status: number, body: object): FlowReply => ({
  status,
  headers: { 'X-Request-Id': requestId },
  body: JSON.stringify(body),
});

/**
 * Stores the answer under the request's Idempotency-Key before sending it, so that a repeat gets the same
 * bytes.
 */
export async function storedReply(
  ctx: Context,
  use: KeyUse | null,
  { isKeyKnown }: Submission,
  status: number,
  body: object,
): Promise<FlowReply> {
  const answer = answerOf(ctx, status, body);
  if (!use) return answer;
  const stored = await transaction(ctx, (tx) => keepAnswer(tx, ctx, use, answer));
  return isKeyKnown ? asReplayed(stored) : stored;
}

export const replayOf = ({ answer }: Submission): FlowReply | null => answer && asReplayed(answer);
