import type { FlowReply } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import type { KeyUse } from '@/lib/platform/idempotency';
import { type FlowRequest, planFlow } from '../plan';
import { presentTokens } from '../present';
import { minLargeRound } from '../run/large-rounds';
import { admission } from './admission';
import { readBasisWithCase, readEarlier } from './basis';
import { acceptFlow } from './decide';
import { writeDecided } from './write';

async function accept(ctx: Context, flow: FlowRequest, use: KeyUse | null): Promise<FlowReply | null> {
  const known = await readBasisWithCase(ctx, flow, use);
  if (!known) return null;
  const accepted = await acceptFlow(ctx, flow, known.basis, {
    ofCase: async () => known.ofCase,
    earlier: (questions) => readEarlier(ctx, questions),
  });
  return writeDecided(ctx, use, accepted, { tokens: presentTokens(accepted.decided.flow) });
}

/**
 * Accepts an async flow with one read and one write. Null, without writing, for a repeated request and for
 * one with too many parties for one statement. Throws `ServiceUnavailable` (503) when too many are in
 * progress to answer in time.
 */
export async function acceptAtOnce(
  ctx: Context,
  flow: FlowRequest,
  use: KeyUse | null,
): Promise<FlowReply | null> {
  if (planFlow(flow).length >= minLargeRound) return null;
  return admission.admit(() => accept(ctx, flow, use));
}
