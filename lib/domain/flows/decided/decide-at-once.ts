import type { FlowReply } from '@/lib/domain/answer';
import { configuredProviders } from '@/lib/domain/providers/configured';
import type { Policy } from '@/lib/domain/policies/policy';
import { groupByProvider } from '@/lib/domain/providers/provider-set';
import type { Context } from '@/lib/platform/context';
import type { KeyUse } from '@/lib/platform/idempotency';
import { type FlowRequest, planFlow } from '../plan';
import { countdown } from '../sync-timeout';
import { inTime } from '../run/in-time';
import { admission } from './admission';
import { callAtOnce, isAnsweredAtOnce } from './call-at-once';
import { readBasis, readEarlier, readOfCase } from './basis';
import { type Decided, decideFlow } from './decide';
import type { Queued } from './same-flow-queue';
import { within } from './within';
import { writeDecided } from './write';

/** Calls that follow from the request alone, before a case number is taken. */
function firstAsked({ project }: Context, flow: FlowRequest, { journey }: Policy) {
  const choosing = { environment: project.environment, journey };
  return planFlow(flow).flatMap(({ subject, type_codes }) =>
    groupByProvider(type_codes, subject, choosing, configuredProviders()),
  );
}

async function decide(
  ctx: Context,
  flow: FlowRequest,
  use: KeyUse | null,
  signal: AbortSignal,
): Promise<Decided | null> {
  const known = await readBasis(ctx, flow, use);
  if (!known || !isAnsweredAtOnce(firstAsked(ctx, flow, known.basis.policy))) return null;
  const { basis, own_versions } = known;
  return decideFlow(ctx, flow, basis, configuredProviders(), {
    providers: (calls) => callAtOnce(ctx, calls, { policy: basis.policy, own_versions }, signal),
    ofCase: () => readOfCase(ctx),
    earlier: (questions) => readEarlier(ctx, questions),
  });
}

/**
 * Decides the flow and writes it completely if all its providers answer in this process. Null, without
 * writing, for any other flow, for a repeated request, and if the answers take too long. Throws
 * `ServiceUnavailable` (503) when too many are in progress to answer in time, or if the database does not
 * store it in the remaining time.
 */
export async function decideAtOnce(
  ctx: Context,
  flow: FlowRequest,
  use: KeyUse | null,
  queued: Queued,
  withinMs: number,
): Promise<FlowReply | null> {
  const leftMs = countdown(withinMs);
  // Before it takes a slot among those in progress.
  if (!(await within(withinMs, () => queued.isFirst))) return null;
  return admission.admit(async () => {
    const decided = await within(leftMs(), (signal) => decide(ctx, flow, use, signal));
    return (
      decided && inTime(leftMs(), (signal) => writeDecided(ctx, use, decided, decided.decided.result, signal))
    );
  });
}
