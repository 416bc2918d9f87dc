import type { FlowReply } from '@/lib/domain/answer';
import { configuredProviders } from '@/lib/domain/providers/configured';
import type { Policy } from '@/lib/domain/policies/policy';
import type { ProviderAnswer } from '@/lib/domain/providers/provider';
import { groupByProvider } from '@/lib/domain/providers/provider-set';
import { asStored } from '@/lib/platform/as-stored';
import type { Context } from '@/lib/platform/context';
import type { KeyUse } from '@/lib/platform/idempotency';
import { type FlowRequest, planFlow } from '../plan';
import { askProvider, type Call } from '../work/calls';
import { inTime } from '../work/in-time';
import { minLargeRound } from '../work/large-rounds';
import { admission } from './admission';
import { type KnownBefore, readBasis, readOfCase } from './basis';
import { type Decided, decideFlow } from './decide';
import type { Turn } from './turns';
import { writeDecided } from './write';

/**
 * Which flows are decided as a value and written once: those that somebody waits for, and whose providers all answer in this
 * process. All others are accepted first and run under a lease, since they outlast a request.
 */
const isDecidedAtOnce = ({ mode }: FlowRequest, calls: readonly Pick<Call, 'provider'>[]): boolean =>
  mode === 'sync' && calls.length < minLargeRound && calls.every(({ provider }) => provider.isInProcess);

async function askOne(
  ctx: Context,
  call: Call,
  { basis: { policy }, own_versions }: KnownBefore,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const answer = await askProvider(ctx, call, { policy, own_versions }, signal);
  if (answer.waiting?.length) throw new Error(`${call.provider.name} waits, which no answer in process does`);
  return asStored(answer);
}

/** Null where one of them fails. */
async function askAll(
  ctx: Context,
  calls: readonly Call[],
  known: KnownBefore,
  signal: AbortSignal,
): Promise<ProviderAnswer[] | null> {
  const answers = await Promise.allSettled(calls.map((call) => askOne(ctx, call, known, signal)));
  const given = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return given.length === calls.length ? given : null;
}

/** Whom the request alone asks, before a case's number is drawn for it. */
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
  if (!known || !isDecidedAtOnce(flow, firstAsked(ctx, flow, known.basis.policy))) return null;
  return decideFlow(ctx, flow, known.basis, configuredProviders(), {
    providers: async (calls) => (isDecidedAtOnce(flow, calls) ? askAll(ctx, calls, known, signal) : null),
    ofCase: () => readOfCase(ctx),
  });
}

/** Null where it takes longer, which its signal tells it. */
async function within<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | null> {
  const late = new AbortController();
  const { promise: passed, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => {
    late.abort();
    resolve(null);
  }, ms);
  try {
    return await Promise.race([work(late.signal), passed]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Decides the flow and writes it whole, if it is one that is decided at once. Null, with nothing written, for any other, for a
 * request that is known, and where its answers are not there within the time. Throws `ServiceUnavailable` (503) where more are under
 * way than can be answered in time, and where the database does not store it in what is left.
 */
export async function decideAtOnce(
  ctx: Context,
  flow: FlowRequest,
  use: KeyUse | null,
  turn: Turn,
  withinMs: number,
): Promise<FlowReply | null> {
  const begunAt = performance.now();
  const leftMs = () => Math.max(1, withinMs - (performance.now() - begunAt));
  // Before it takes a place among those that are under way.
  if (!(await within(withinMs, () => turn.come))) return null;
  return admission.admit(async () => {
    const decided = await within(leftMs(), (signal) => decide(ctx, flow, use, signal));
    return (
      decided && inTime(leftMs(), (signal) => writeDecided(ctx, use, decided, decided.decided.result, signal))
    );
  });
}
