import type { Flow } from '@/generated/prisma/client';
import { isOpenCheck } from '@/lib/domain/checks/moves';
import { composedKinds } from '@/lib/domain/policies/policy';
import { askSettings } from '@/lib/domain/policies/service/ask-settings';
import { policyOf, riskModelOf } from '@/lib/domain/policies/stored-settings';
import { configuredProviders } from '@/lib/domain/providers/configured';
import { askOwnVersions } from '@/lib/domain/watchlists/service/ask-own-versions';
import type { Context } from '@/lib/platform/context';
import { readSubqueries } from '@/lib/platform/database/subqueries';
import { repeatAfterTemporaryFailure } from '@/lib/platform/database/repeat';
import { tellOf } from '@/lib/platform/records';
import { leaseFrom, LeaseLost, settleAfterMs } from '../lease';
import { takeNewCompanyFlow, type TakenFlow, writeTakenFlow } from '../store/taken';
import { isDue } from '../settle/outcomes';
import { callAtOnce } from './call-at-once';
import { readEarlier, readOfCase } from './basis';
import { type AcceptedFlow, type Decided, decideAcceptedFlow } from './decide';
import { within } from './within';

interface ToDecide extends TakenFlow, AcceptedFlow {
  own_versions: string;
}

/**
 * Claims the flow and reads the data for deciding it. Throws `UnreadablePolicy` (500), with the flow claimed.
 */
async function take(ctx: Context, flowToken: string): Promise<ToDecide | null> {
  const { taken, settings, own_versions } = await readSubqueries(ctx, 'taken-flow', {
    taken: takeNewCompanyFlow(ctx, flowToken, leaseFrom(ctx.now())),
    settings: askSettings(ctx, [...composedKinds, 'risk_model']),
    own_versions: askOwnVersions(ctx),
  });
  if (!taken) return null;
  return { ...taken, policy: policyOf(settings), risk_model: riskModelOf(settings), own_versions };
}

const isAsAccepted = ({ writer, draft }: TakenFlow): boolean =>
  writer !== null && draft.checks.every((check) => isDue(check) || !isOpenCheck(check));

async function decide(ctx: Context, known: ToDecide, signal: AbortSignal): Promise<Decided | null> {
  if (!isAsAccepted(known)) return null;
  return decideAcceptedFlow(ctx, known, configuredProviders(), {
    providers: (calls) => callAtOnce(ctx, calls, known, signal),
    ofCase: () => readOfCase(ctx),
    earlier: (questions) => readEarlier(ctx, questions),
  });
}

/**
 * False, without writing, if somebody has worked on the flow or its case in the meantime. Throws `LeaseLost`.
 */
async function write(ctx: Context, taken: TakenFlow, { decided, records }: Decided): Promise<boolean> {
  const end = await repeatAfterTemporaryFailure(() => writeTakenFlow(ctx, { taken, decided, records }));
  if (end === 'lost') throw new LeaseLost();
  if (end === 'written') tellOf(ctx, records);
  return end === 'written';
}

/**
 * Claims the async flow of a company as its first worker and decides it with one read and one write under its
 * lease, if it is unchanged and all its providers answer in this process. Otherwise the caller must run the
 * flow under the returned lease. Null if there was none to claim. Throws `LeaseLost` and `UnreadablePolicy`
 * (500).
 */
export async function decideAsFirstWorker(ctx: Context, flowToken: string): Promise<'decided' | Flow | null> {
  const known = await take(ctx, flowToken);
  if (!known) return null;
  const decided = await within(settleAfterMs, (signal) => decide(ctx, known, signal));
  return decided && (await write(ctx, known, decided)) ? 'decided' : known.draft.flow;
}
