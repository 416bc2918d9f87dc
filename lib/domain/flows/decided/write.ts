import { askCaseNumber } from '@/lib/domain/access/service/ask-case-number';
import type { FlowReply } from '@/lib/domain/answer';
import { askSettings } from '@/lib/domain/policies/service/ask-settings';
import { riskModelOf } from '@/lib/domain/policies/stored-settings';
import type { Context } from '@/lib/platform/context';
import type { KeyUse } from '@/lib/platform/idempotency';
import { readPartsWithin } from '@/lib/platform/parts';
import { repeatAfterTemporaryFailure } from '@/lib/platform/repeat';
import { tellOf, type Transaction, transaction } from '@/lib/platform/transaction';
import type { FlowRequest } from '../plan';
import { answerOf } from '../reply';
import { holdFlow, writeFlow, writeHeldFlow, type WrittenFlow } from '../store/decided';
import type { Decided } from './decide';
import type { Basis } from './draft';

/** Of who asks for a flow: what they ask for, and their Idempotency-Key. */
export interface Asked {
  flow: FlowRequest;
  use: KeyUse | null;
}

interface Reply {
  answer: FlowReply;
  written: WrittenFlow;
}

/** What goes out once it is written. Its bytes are kept for a repeat of the request. */
function replyTo(ctx: Context, { use }: Asked, { decided, records }: Decided): Reply {
  const answer = answerOf(ctx, 200, decided.result);
  return { answer, written: { decided, records, key: use && { use, answer } } };
}

/** In one call. Null, and nothing is written, where another flow has the key or the external_reference. */
export async function writeDecided(
  ctx: Context,
  asked: Asked,
  decided: Decided,
  signal: AbortSignal,
): Promise<FlowReply | null> {
  const { answer, written } = replyTo(ctx, asked, decided);
  return (await repeatAfterTemporaryFailure(() => writeFlow(ctx, written), signal)) ? answer : null;
}

export type OfCase = Pick<Basis, 'case_number' | 'risk_model'>;

async function readOfCase(tx: Transaction, ctx: Context): Promise<OfCase> {
  const { case_number, settings } = await readPartsWithin(tx, 'case-of-flow', {
    case_number: askCaseNumber(ctx),
    settings: askSettings(ctx, ['risk_model']),
  });
  return { case_number, risk_model: riskModelOf(settings) };
}

/**
 * As `writeDecided`, for a flow that opens a case: `decideWith` decides it under the case's number, which a request that is known
 * does not draw. An attempt of which it is not known whether it was committed is repeated with the same rows.
 */
export async function writeWithCase(
  ctx: Context,
  asked: Asked,
  decideWith: (ofCase: OfCase) => Decided,
  signal: AbortSignal,
): Promise<FlowReply | null> {
  let reply: Reply | undefined;
  const isWritten = await repeatAfterTemporaryFailure(
    () =>
      transaction(ctx, async (tx) => {
        const known = await holdFlow(tx, ctx, asked);
        if (known !== null) return known === reply?.written.decided.flow.token;
        reply ??= replyTo(ctx, asked, decideWith(await readOfCase(tx, ctx)));
        return writeHeldFlow(tx, ctx, reply.written);
      }),
    signal,
  );
  if (!isWritten || !reply) return null;
  tellOf(ctx, reply.written.records);
  return reply.answer;
}
