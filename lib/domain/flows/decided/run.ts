import { setTimeout as delay } from 'node:timers/promises';
import { askCaseNumber } from '@/lib/domain/access/service/ask-case-number';
import type { FlowReply } from '@/lib/domain/answer';
import type { EarlierCheck } from '@/lib/domain/checks/new-row';
import { askReusableChecks } from '@/lib/domain/checks/service/ask-reusable';
import { composedKinds } from '@/lib/domain/policies/policy';
import { builtInRiskModel } from '@/lib/domain/policies/risk-models/built-in';
import { askSettings } from '@/lib/domain/policies/service/ask-settings';
import { policyOf, riskModelOf } from '@/lib/domain/policies/stored-settings';
import { configuredProviders } from '@/lib/domain/providers/configured';
import { askOwnVersions } from '@/lib/domain/watchlists/service/ask-own-versions';
import type { Context } from '@/lib/platform/context';
import { hasKeyUse, type KeyUse } from '@/lib/platform/idempotency';
import { readParts, readPartsWithin } from '@/lib/platform/parts';
import { repeatAfterTemporaryFailure } from '@/lib/platform/repeat';
import { tellOf, transaction } from '@/lib/platform/transaction';
import { planFlow, type FlowRequest } from '../plan';
import { answerOf } from '../reply';
import { companyOfFlow, hasReference, holdFlow, writeFlow, writeHeldFlow } from '../store/decided';
import { subjectKey } from '../subject-key';
import { askProvider, type Call } from '../work/calls';
import { minLargeRound } from '../work/large-rounds';
import { type Answers, decideFlow, type Decision, keptAnswer, questionOf } from './decide';
import type { Basis } from './draft';

/**
 * Which flows are decided as a value and written once: those that somebody waits for, and whose providers all answer in this
 * process. All others are accepted first, and run under a lease, since they outlast a request.
 */
const isDecidedAtOnce = ({ mode }: FlowRequest, calls: readonly Call[]): boolean =>
  mode === 'sync' && calls.length < minLargeRound && calls.every(({ provider }) => provider.isInProcess);

/** Of a flow that opens no case. */
const withoutCase = { case_number: 0, risk_model: builtInRiskModel };

async function readRegistered(ctx: Context, earlier: readonly EarlierCheck[]) {
  const reused = earlier.find(({ type_code }) => type_code === 'COM_REGISTRY');
  if (!reused?.flow_token) return null;
  const { company } = await readParts(ctx, 'company-of-flow', {
    company: companyOfFlow(ctx, reused.flow_token),
  });
  return company;
}

/** One read of all that the flow is decided from. Null for a request that is known. */
async function readBasis(ctx: Context, flow: FlowRequest, use: KeyUse | null) {
  const questions = planFlow(flow).flatMap(({ subject, type_codes }) =>
    type_codes.map((type_code) => ({ subject_key: subjectKey(subject), type_code })),
  );
  const read = await readParts(ctx, 'basis-of-flow', {
    has_reference: hasReference(ctx, flow),
    has_key: hasKeyUse(ctx, use),
    settings: askSettings(ctx, composedKinds),
    own_versions: askOwnVersions(ctx),
    earlier: askReusableChecks(ctx, questions),
  });
  if (read.has_reference || read.has_key) return null;
  const { earlier, own_versions, settings } = read;
  const registered = await readRegistered(ctx, earlier);
  return { basis: { ...withoutCase, policy: policyOf(settings), earlier, registered }, own_versions };
}

type Decided = Extract<Decision, { records: unknown }>;

/** Null where a provider fails, or is not of this process. */
async function answersTo(
  ctx: Context,
  flow: FlowRequest,
  { basis, own_versions }: { basis: Basis; own_versions: string },
  signal: AbortSignal,
): Promise<{ answers: Answers; decided: Decided } | null> {
  const choose = configuredProviders();
  const answers = new Map<string, Awaited<ReturnType<typeof askProvider>>>();
  for (;;) {
    const decision = decideFlow(ctx, flow, basis, choose, answers);
    if ('records' in decision) return { answers, decided: decision };
    if (!isDecidedAtOnce(flow, decision.asks)) return null;
    const { policy } = basis;
    const asked = decision.asks.map(async (call) => {
      const answer = await askProvider(ctx, call, { policy, own_versions }, signal);
      answers.set(questionOf(call), keptAnswer(answer));
    });
    if ((await Promise.allSettled(asked)).some(({ status }) => status === 'rejected')) return null;
  }
}

/** What goes out once it is written; its bytes are bound to the request's Idempotency-Key. */
function replyTo(ctx: Context, use: KeyUse | null, { decided, records }: Decided) {
  const answer = answerOf(ctx, 200, decided.result);
  return { answer, flow: { decided, records, key: use && { use, answer } } };
}

async function writeWithoutCase(ctx: Context, use: KeyUse | null, decided: Decided) {
  const { answer, flow } = replyTo(ctx, use, decided);
  return (await writeFlow(ctx, flow)) ? answer : null;
}

/** Decided again under the number of its case, which a request that is known does not draw. */
async function writeWithCase(
  ctx: Context,
  flow: FlowRequest,
  use: KeyUse | null,
  decideWith: (ofCase: Pick<Basis, 'case_number' | 'risk_model'>) => Decided,
): Promise<FlowReply | null> {
  const written = await transaction(ctx, async (tx) => {
    if (!(await holdFlow(tx, ctx, flow, use))) return null;
    const { case_number, settings } = await readPartsWithin(tx, 'case-of-flow', {
      case_number: askCaseNumber(ctx),
      settings: askSettings(ctx, ['risk_model']),
    });
    const reply = replyTo(ctx, use, decideWith({ case_number, risk_model: riskModelOf(settings) }));
    return (await writeHeldFlow(tx, ctx, reply.flow)) ? reply : null;
  });
  if (!written) return null;
  tellOf(ctx, written.flow.records);
  return written.answer;
}

async function decideWithin(
  ctx: Context,
  flow: FlowRequest,
  use: KeyUse | null,
  signal: AbortSignal,
): Promise<(() => Promise<FlowReply | null>) | null> {
  const read = await readBasis(ctx, flow, use);
  const found = read && (await answersTo(ctx, flow, read, signal));
  if (!found) return null;
  const { answers, decided } = found;
  if (!decided.decided.ofCase) return () => writeWithoutCase(ctx, use, decided);
  const decideWith = (ofCase: Pick<Basis, 'case_number' | 'risk_model'>) => {
    const again = decideFlow(ctx, flow, { ...read.basis, ...ofCase }, configuredProviders(), answers);
    if (!('records' in again)) throw new Error('a flow that was decided asks for no more');
    return again;
  };
  return () => writeWithCase(ctx, flow, use, decideWith);
}

/**
 * Decides the flow and writes it whole, if it is one that is decided at once. Null, with nothing written, for any other, for a
 * request that is known, and where its answers are not there within the time.
 */
export async function decideAtOnce(
  ctx: Context,
  flow: FlowRequest,
  use: KeyUse | null,
  withinMs: number,
): Promise<FlowReply | null> {
  const waited = new AbortController();
  const timeout = delay(withinMs, null, { signal: waited.signal }).catch(() => null);
  const write = await Promise.race([decideWithin(ctx, flow, use, waited.signal), timeout]).finally(() =>
    waited.abort(),
  );
  return write && repeatAfterTemporaryFailure(write);
}
