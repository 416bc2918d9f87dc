import { addMinutes } from 'date-fns/addMinutes';
import { getCase } from '@/lib/domain/cases/service/get';
import type { FlowRequest } from '@/lib/domain/flows/plan';
import type { CompanyRequest, PersonRequest } from '@/lib/domain/flows/schema';
import { followUpSilentJourney } from '@/lib/domain/flows/service/follow-up-silent-journey';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { getFlow } from '@/lib/domain/flows/service/get';
import { submitFlow } from '@/lib/domain/flows/service/submit';
import { startTokenHours } from '@/lib/domain/start-token';
import type { Context } from '@/lib/platform/context';
import type { Move } from './moves';
import { type Step, unlessRefused } from './scene';

/** What happens, and how many days ago. */
type Happening = readonly [daysAgo: number, move: Move];

/** A provider that is down is retried until it is given up. */
const retriesAfterMinutes = [1, 5, 20];

const later = (ctx: Context, minutes: number): Context => ({
  ...ctx,
  now: () => addMinutes(ctx.now(), minutes),
});

/** Returns its case. */
async function runToEnd(ctx: Context, flow: FlowRequest): Promise<string> {
  const { flow_token } = await submitFlow(ctx, flow, null);
  await runRequestedFlow(ctx, flow_token);
  if (flow.flow_type === 'company' && flow.request.company_name.endsWith(' DOWN')) {
    for (const minutes of retriesAfterMinutes) await runRequestedFlow(later(ctx, minutes), flow_token);
  }
  const { case_token } = await getFlow(ctx, flow_token);
  if (case_token === null) throw new Error('onboarding opens a case');
  return case_token;
}

function story(daysAgo: number, flow: FlowRequest, then: readonly Happening[]): Step[] {
  let caseToken = '';
  const open: Step['act'] = async ({ system }) => {
    caseToken = await runToEnd(system, flow);
  };
  const on =
    (move: Move): Step['act'] =>
    (scene) =>
      unlessRefused(() => move(scene, caseToken));
  return [{ daysAgo, act: open }, ...then.map(([when, move]) => ({ daysAgo: when, act: on(move) }))];
}

/** What the worker would have done when the person's link stopped working. */
const followUpLink: Move = async ({ system }, caseToken) => {
  const { flow_token } = await getCase(system, caseToken);
  if (flow_token !== null) await followUpSilentJourney(system, flow_token);
};

const linkDays = startTokenHours / 24;
/** Soon after its end, as a sweep finds it. */
const sweepDays = 0.01;

/** The case of a person who never shows a document. Opened before the last day, so that the link has stopped working. */
export const person = (daysAgo: number, request: PersonRequest, ...then: Happening[]): Step[] =>
  story(daysAgo, { flow_type: 'person', mode: 'async', request }, [
    ...then,
    [daysAgo - linkDays - sweepDays, followUpLink],
  ]);

/** The case of a company. */
export const company = (daysAgo: number, request: CompanyRequest, ...then: Happening[]): Step[] =>
  story(daysAgo, { flow_type: 'company', mode: 'async', request }, then);
