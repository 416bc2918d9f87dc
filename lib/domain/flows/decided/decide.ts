import type { ProviderAnswer } from '@/lib/domain/providers/provider';
import type { ProviderChoice } from '@/lib/domain/providers/provider-set';
import { asStored } from '@/lib/platform/as-stored';
import type { Context } from '@/lib/platform/context';
import { Records } from '@/lib/platform/transaction';
import { planFlow, type FlowRequest } from '../plan';
import { type Call, callsFor } from '../work/calls';
import { isDue } from '../work/outcomes';
import { concludeDraft, type DecidedFlow } from './conclude';
import { type Basis, type Deciding, newDraft, withCase, withParties } from './draft';
import { settleDraft, withCompany } from './settle';

/** What providers have answered, by the question. */
export type Answers = ReadonlyMap<string, ProviderAnswer>;

export const questionOf = ({ party, checks }: Call): string =>
  [party.position, ...checks.map(({ type_code }) => type_code)].join(' ');

/** The flow, with the records of all that happened to it. */
export interface Decided {
  decided: DecidedFlow;
  records: Records;
}

/** What is to be asked next, or the flow. */
export type Decision = { asks: Call[] } | Decided;

/**
 * A flow from its request and the answers of its providers, as the rows that are to be written: reads and writes nothing. It is
 * asked anew with each round of answers, because an answer may add parties.
 */
export function decideFlow(
  ctx: Context,
  flow: FlowRequest,
  basis: Basis,
  choose: ProviderChoice,
  answers: Answers,
): Decision {
  const records = new Records();
  const deciding: Deciding = { ctx, basis, records, case_at_end: null };
  const parties = planFlow(flow);
  const [subject] = parties;
  const begun = newDraft(deciding, flow);
  const opened =
    flow.flow_type === 'screening' || !subject
      ? begun
      : withCase(deciding, begun, 'Onboarding', subject.subject);
  const peopled = withParties(deciding, opened, parties);
  for (let draft = withCompany(deciding, peopled, basis.registered); ;) {
    const calls = callsFor(ctx, draft.parties, draft.checks.filter(isDue), basis.policy, choose);
    if (calls.length === 0) return { decided: concludeDraft(deciding, draft), records };
    const asks = calls.filter((call) => !answers.has(questionOf(call)));
    if (asks.length > 0) return { asks };
    const answered = calls.map((call) => ({
      ...call,
      answer: answers.get(questionOf(call)) ?? null,
      retries: 0,
      retryInMs: null,
    }));
    draft = settleDraft(deciding, draft, answered);
  }
}

/** As they will be read. */
export const keptAnswer = (answer: ProviderAnswer): ProviderAnswer => asStored(answer);
