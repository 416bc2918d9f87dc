import type { Case } from '@/generated/prisma/client';
import type { Policy } from '@/lib/domain/policies/policy';
import type { RiskModel } from '@/lib/domain/policies/risk-model';
import type { ProviderAnswer } from '@/lib/domain/providers/provider';
import type { ProviderChoice } from '@/lib/domain/providers/provider-set';
import type { Context } from '@/lib/platform/context';
import { Records } from '@/lib/platform/records';
import { planFlow, type FlowRequest } from '../plan';
import { noteStart } from '../store';
import { requestFlowRun } from '../service/request-run';
import { type Call, callsFor } from '../calls';
import { isDue } from '../settle/outcomes';
import { concludeDraft, type DecidedFlow } from './conclude-draft';
import {
  type AskedOfStore,
  type Basis,
  type Deciding,
  type FlowDraft,
  newDraft,
  withCase,
  withParties,
} from './draft';
import { settleDraft, withCompany } from './settle-draft';

/** How a decision calls providers. */
export interface Asked extends AskedOfStore {
  /** In the order of the calls. Null if they do not answer immediately. */
  providers(calls: readonly Call[]): Promise<ProviderAnswer[] | null>;
}

/** A flow with its case that nobody has worked on since it was accepted. */
export interface AcceptedFlow {
  draft: FlowDraft;
  policy: Policy;
  risk_model: RiskModel;
}

/** The flow, with the records of everything that happened to it. */
export interface Decided<Draft extends FlowDraft = DecidedFlow> {
  decided: Draft;
  records: Records;
}

const beginDeciding = (ctx: Context, basis: Basis, asked: AskedOfStore): Deciding => ({
  ctx,
  basis,
  asked,
  records: new Records(),
  caseAtEnd: Promise.withResolvers<Case>(),
});

function endDeciding<Draft extends FlowDraft>(
  { records, caseAtEnd }: Deciding,
  decided: Draft,
): Decided<Draft> {
  if (decided.ofCase) caseAtEnd.resolve(decided.ofCase);
  return { decided, records };
}

/** The flow as accepted: with its parties and their checks, and its case if it always opens one. */
async function begin(deciding: Deciding, flow: FlowRequest): Promise<FlowDraft> {
  const parties = planFlow(flow);
  const [subject] = parties;
  const begun = newDraft(deciding, flow);
  noteStart(deciding.records, begun.flow);
  const opened =
    flow.flow_type === 'screening' || !subject
      ? begun
      : await withCase(deciding, begun, 'Onboarding', subject.subject);
  const { earlier, registered } = deciding.basis;
  return withCompany(deciding, await withParties(deciding, opened, parties, async () => earlier), registered);
}

/**
 * Builds an async flow from its request, for a worker to run. As `decideFlow`, without reading or writing.
 */
export async function acceptFlow(
  ctx: Context,
  flow: FlowRequest,
  basis: Basis,
  asked: AskedOfStore,
): Promise<Decided<FlowDraft>> {
  const deciding = beginDeciding(ctx, basis, asked);
  const decided = await begin(deciding, flow);
  requestFlowRun(deciding.records, ctx, decided.flow.token);
  return endDeciding(deciding, decided);
}

/** Providers are also called for parties that an answer adds. Null if they do not answer immediately. */
async function decideFrom(
  deciding: Deciding,
  begun: FlowDraft,
  choose: ProviderChoice,
  callProviders: Asked['providers'],
): Promise<Decided | null> {
  const { ctx, basis } = deciding;
  for (let draft = begun; ;) {
    const calls = callsFor(ctx, draft.parties, draft.checks.filter(isDue), basis.policy, choose);
    if (calls.length === 0) return endDeciding(deciding, concludeDraft(deciding, draft));
    const answers = await callProviders(calls);
    if (!answers) return null;
    const outcomes = calls.map((call, index) => ({
      ...call,
      answer: answers[index] ?? null,
      retries: 0,
      retryInMs: null,
    }));
    draft = await settleDraft(deciding, draft, outcomes);
  }
}

/**
 * Decides a flow from its request and the answers of providers. Returns the rows to write, without reading or
 * writing itself. Null if the providers do not answer immediately.
 */
export async function decideFlow(
  ctx: Context,
  flow: FlowRequest,
  basis: Basis,
  choose: ProviderChoice,
  asked: Asked,
): Promise<Decided | null> {
  const deciding = beginDeciding(ctx, basis, asked);
  return decideFrom(deciding, await begin(deciding, flow), choose, asked.providers);
}

/** As `decideFlow`, for a flow that was accepted before. */
export async function decideAcceptedFlow(
  ctx: Context,
  { draft, policy, risk_model }: AcceptedFlow,
  choose: ProviderChoice,
  asked: Asked,
): Promise<Decided | null> {
  const deciding = beginDeciding(ctx, { policy, earlier: [], registered: null }, asked);
  return decideFrom(deciding, { ...draft, risk_model }, choose, asked.providers);
}
