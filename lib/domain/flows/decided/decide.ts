import type { ProviderAnswer } from '@/lib/domain/providers/provider';
import type { ProviderChoice } from '@/lib/domain/providers/provider-set';
import type { Context } from '@/lib/platform/context';
import { Records } from '@/lib/platform/transaction';
import { planFlow, type FlowRequest } from '../plan';
import { type Call, callsFor } from '../work/calls';
import { isDue } from '../work/outcomes';
import { concludeDraft, type DecidedFlow } from './conclude';
import { type Basis, type Deciding, newDraft, type OfCase, withCase, withParties } from './draft';
import { settleDraft, withCompany } from './settle';

/** Whom a decision asks. */
export interface Asked {
  /** In the order of the calls. Null where they do not answer at once. */
  providers(calls: readonly Call[]): Promise<ProviderAnswer[] | null>;
  /** Once, of a flow that opens a case. */
  ofCase(): Promise<OfCase>;
}

/** The flow, with the records of all that happened to it. */
export interface Decided {
  decided: DecidedFlow;
  records: Records;
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
  const records = new Records();
  const deciding: Deciding = {
    ctx,
    basis,
    records,
    askOfCase: asked.ofCase,
    of_case: null,
    case_at_end: null,
  };
  const parties = planFlow(flow);
  const [subject] = parties;
  const begun = newDraft(deciding, flow);
  const opened =
    flow.flow_type === 'screening' || !subject
      ? begun
      : await withCase(deciding, begun, 'Onboarding', subject.subject);
  const peopled = withParties(deciding, opened, parties);
  for (let draft = withCompany(deciding, peopled, basis.registered); ;) {
    const calls = callsFor(ctx, draft.parties, draft.checks.filter(isDue), basis.policy, choose);
    if (calls.length === 0) return { decided: concludeDraft(deciding, draft), records };
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
