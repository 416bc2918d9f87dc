import type { ProviderAnswer } from '@/lib/domain/providers/provider';
import type { ProviderChoice } from '@/lib/domain/providers/provider-set';
import type { Context } from '@/lib/platform/context';
import { Records } from '@/lib/platform/transaction';
import { planFlow, type FlowRequest } from '../plan';
import { noteStart } from '../store';
import { requestFlowRun } from '../service/request-run';
import { type Call, callsFor } from '../work/calls';
import { isDue } from '../work/outcomes';
import { concludeDraft, type DecidedFlow } from './conclude';
import {
  type Basis,
  type Deciding,
  type FlowDraft,
  newDraft,
  type OfCase,
  withCase,
  withParties,
} from './draft';
import { settleDraft, withCompany } from './settle';

/** Whom a decision asks. */
export interface Asked {
  /** In the order of the calls. Null where they do not answer at once. */
  providers(calls: readonly Call[]): Promise<ProviderAnswer[] | null>;
  /** Once, of a flow that opens a case. */
  ofCase(): Promise<OfCase>;
}

/** The flow, with the records of all that happened to it. */
export interface Decided<Draft extends FlowDraft = DecidedFlow> {
  decided: Draft;
  records: Records;
}

const beginDeciding = (ctx: Context, basis: Basis, askOfCase: Asked['ofCase']): Deciding => ({
  ctx,
  basis,
  records: new Records(),
  askOfCase,
  of_case: null,
  case_at_end: null,
});

/** The flow as it is accepted: with its case, if it always opens one, its parties and their checks. */
async function begin(deciding: Deciding, flow: FlowRequest): Promise<FlowDraft> {
  const parties = planFlow(flow);
  const [subject] = parties;
  const begun = newDraft(deciding, flow);
  noteStart(deciding.records, begun.flow);
  const opened =
    flow.flow_type === 'screening' || !subject
      ? begun
      : await withCase(deciding, begun, 'Onboarding', subject.subject);
  const peopled = withParties(deciding, opened, parties);
  return withCompany(deciding, peopled, deciding.basis.registered);
}

/** An async flow from its request, for a worker to run. As `decideFlow`, it reads and writes nothing itself. */
export async function acceptFlow(
  ctx: Context,
  flow: FlowRequest,
  basis: Basis,
  askOfCase: Asked['ofCase'],
): Promise<Decided<FlowDraft>> {
  const deciding = beginDeciding(ctx, basis, askOfCase);
  const decided = await begin(deciding, flow);
  deciding.case_at_end = decided.ofCase;
  requestFlowRun(deciding.records, ctx, decided.flow.token);
  return { decided, records: deciding.records };
}

/**
 * A flow from its request and what is answered, as the rows that are to be written: reads and writes nothing itself. An answer
 * may add parties, of whom it asks too. Null where the providers do not answer at once.
 */
export async function decideFlow(
  ctx: Context,
  flow: FlowRequest,
  basis: Basis,
  choose: ProviderChoice,
  asked: Asked,
): Promise<Decided | null> {
  const deciding = beginDeciding(ctx, basis, asked.ofCase);
  for (let draft = await begin(deciding, flow); ;) {
    const calls = callsFor(ctx, draft.parties, draft.checks.filter(isDue), basis.policy, choose);
    if (calls.length === 0) return { decided: concludeDraft(deciding, draft), records: deciding.records };
    const answers = await asked.providers(calls);
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
