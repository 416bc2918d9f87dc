import type { Flow } from '@/generated/prisma/client';
import { UnreadablePolicy } from '@/lib/domain/policies/stored-settings';
import type { Context } from '@/lib/platform/context';
import { log } from '@/lib/platform/errors/log';
import { read, transaction } from '@/lib/platform/database/transaction';
import { decideAsFirstWorker } from '../decided/decide-as-first-worker';
import { leaseFrom, maxAttempts, settleAfterMs } from '../lease';
import { claimFlow, countAttempts } from '../store';
import { findWork, type FlowWork, runRounds } from '../run/rounds';
import { oneSuspectAtATime } from '../run/suspects';
import { giveUpFlow } from './give-up';

type Claim = { flow: Flow; work: FlowWork | UnreadablePolicy } | 'given up' | 'nothing to claim';

/**
 * A claim counts as an attempt even if the policy cannot be read, so that the flow is eventually given up.
 */
function keepUnreadable(error: unknown): UnreadablePolicy {
  if (error instanceof UnreadablePolicy) return error;
  throw error;
}

function claim(ctx: Context, flowToken: string): Promise<Claim> {
  return transaction(ctx, async (tx) => {
    const flow = await claimFlow(tx, ctx, flowToken, leaseFrom(ctx.now()));
    if (!flow) return 'nothing to claim';
    if (flow.attempt_count > maxAttempts) {
      await giveUpFlow(tx, ctx, flow);
      return 'given up';
    }
    return { flow, work: await findWork(tx, ctx, flowToken).catch(keepUnreadable) };
  });
}

/** Runs a flow that was already claimed. Throws `UnreadablePolicy` (500). */
const begin = (ctx: Context, flow: Flow): Promise<Claim> =>
  transaction(ctx, async (tx) => ({ flow, work: await findWork(tx, ctx, flow.token) }));

/** False if there was nothing to claim, or the flow was given up. */
async function runClaimed(ctx: Context, flowToken: string, claimed: Claim): Promise<boolean> {
  if (claimed === 'given up') {
    log.error(
      { request_id: ctx.requestId, flow_token: flowToken, attempts: maxAttempts },
      'a flow was given up',
    );
  }
  if (typeof claimed === 'string') return false;
  if (claimed.work instanceof UnreadablePolicy) throw claimed.work;
  await runRounds(ctx, claimed.flow, claimed.work, settleAfterMs);
  return true;
}

/**
 * Claims a flow for this worker, and runs its due checks. False if there was nothing to claim, or the flow was given
 * up; 'later' as of `oneSuspectAtATime`.
 */
export async function runRequestedFlow(ctx: Context, flowToken: string): Promise<boolean | 'later'> {
  const taken = await decideAsFirstWorker(ctx, flowToken);
  if (taken === 'decided') return true;
  if (taken) return runClaimed(ctx, flowToken, await begin(ctx, taken));
  const attempts = await read(ctx, (tx) => countAttempts(tx, ctx, flowToken));
  return oneSuspectAtATime(attempts, async () => runClaimed(ctx, flowToken, await claim(ctx, flowToken)));
}
