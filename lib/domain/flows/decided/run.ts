import { setTimeout as delay } from 'node:timers/promises';
import type { FlowReply } from '@/lib/domain/answer';
import { configuredProviders } from '@/lib/domain/providers/configured';
import type { ProviderAnswer } from '@/lib/domain/providers/provider';
import type { Context } from '@/lib/platform/context';
import type { FlowRequest } from '../plan';
import { askProvider, type Call } from '../work/calls';
import { minLargeRound } from '../work/large-rounds';
import { inTime } from '../work/in-time';
import { type KnownBefore, readBasis } from './basis';
import { type Decided, decideFlow, keptAnswer, questionOf } from './decide';
import { type Asked, type OfCase, writeDecided, writeWithCase } from './write';

/**
 * Which flows are decided as a value and written once: those that somebody waits for, and whose providers all answer in this
 * process. All others are accepted first and run under a lease, since they outlast a request.
 */
const isDecidedAtOnce = ({ mode }: FlowRequest, calls: readonly Call[]): boolean =>
  mode === 'sync' && calls.length < minLargeRound && calls.every(({ provider }) => provider.isInProcess);

interface AnsweredFlow {
  decided: Decided;
  /** Decides it again from the same answers. */
  decideWith(ofCase: OfCase): Decided;
}

/** Null where a provider fails, or is not of this process. */
async function answersTo(
  ctx: Context,
  flow: FlowRequest,
  { basis, own_versions }: KnownBefore,
  signal: AbortSignal,
): Promise<AnsweredFlow | null> {
  const { policy } = basis;
  const answers = new Map<string, ProviderAnswer>();
  const decide = (by = basis) => decideFlow(ctx, flow, by, configuredProviders(), answers);
  const ask = async (call: Call) => {
    const answer = await askProvider(ctx, call, { policy, own_versions }, signal);
    if (answer.waiting?.length)
      throw new Error(`${call.provider.name} waits, which no answer in process does`);
    answers.set(questionOf(call), keptAnswer(answer));
  };
  for (;;) {
    const decision = decide();
    if ('records' in decision) {
      return { decided: decision, decideWith: (ofCase) => decide({ ...basis, ...ofCase }) as Decided }; // as before
    }
    if (!isDecidedAtOnce(flow, decision.asks)) return null;
    const asked = await Promise.allSettled(decision.asks.map(ask));
    if (asked.some(({ status }) => status === 'rejected')) return null;
  }
}

async function answerAtOnce(
  ctx: Context,
  { flow, use }: Asked,
  signal: AbortSignal,
): Promise<AnsweredFlow | null> {
  const known = await readBasis(ctx, flow, use);
  return known && answersTo(ctx, flow, known, signal);
}

/**
 * Decides the flow and writes it whole, if it is one that is decided at once. Null, with nothing written, for any other, for a
 * request that is known, and where its answers are not there within the time. Throws `ServiceUnavailable` (503) where the database does
 * not store it in what is left.
 */
export async function decideAtOnce(ctx: Context, asked: Asked, withinMs: number): Promise<FlowReply | null> {
  const begunAt = performance.now();
  const waited = new AbortController();
  const timeout = delay(withinMs, null, { signal: waited.signal }).catch(() => null);
  const answered = await Promise.race([answerAtOnce(ctx, asked, waited.signal), timeout]).finally(() =>
    waited.abort(),
  );
  if (!answered) return null;
  const { decided, decideWith } = answered;
  const opensCase = decided.decided.ofCase !== null;
  const write = (signal: AbortSignal) =>
    opensCase ? writeWithCase(ctx, asked, decideWith, signal) : writeDecided(ctx, asked, decided, signal);
  return inTime(withinMs - (performance.now() - begunAt), write);
}
