import type { FlowReply } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import type { KeyUse } from '@/lib/platform/idempotency';
import { Together } from '@/lib/platform/database/together';
import { tellOf } from '@/lib/platform/records';
import { answerOf } from '../reply';
import { asWritten, type FlowToWrite, recordsIn, writeFlows } from '../store/decided';
import type { Decided } from './decide';
import type { FlowDraft } from './draft';

/**
 * A larger call would hold the event loop and the head of the audit chain for longer than a few milliseconds.
 */
const maxRecords = 256;

const together = new Together<FlowToWrite>(writeFlows, recordsIn, maxRecords);

/**
 * Writes the flow and stores the bytes of its answer for a repeated request. Null, without writing, if
 * another flow has the key or the external_reference, or if it is aborted before its turn.
 */
export async function writeDecided(
  ctx: Context,
  use: KeyUse | null,
  { decided, records }: Decided<FlowDraft>,
  body: object,
  signal?: AbortSignal,
): Promise<FlowReply | null> {
  const answer = answerOf(ctx, 200, body);
  const flow = await asWritten(ctx, { decided, records, key: use && { use, answer } });
  if (!(await together.do(ctx, flow, signal))) return null;
  tellOf(ctx, records);
  return answer;
}
