import { setTimeout as delay } from 'node:timers/promises';
import type { Flow } from '@/generated/prisma/client';
import type { Policy } from '@/lib/domain/policies/policy';
import { policyInForce } from '@/lib/domain/policies/service';
import { configuredProviders } from '@/lib/domain/providers/configured';
import type { Context } from '@/lib/platform/context';
import { log } from '@/lib/platform/log';
import { type Transaction, transaction } from '@/lib/platform/transaction';
import { leaseFrom, maxAttempts, renewEveryMs } from '../lease';
import { flowLifecycle } from '../lifecycle';
import type { FlowResult } from '../result-schema';
import { claimFlow, findPartiesAndChecks, type FlowParts, updateFlow } from '../store';
import type { ConcludedFlow } from './conclude';
import { callsFor, type CallOutcome, runCall } from './run-checks';
import { isDue, LeaseLost, settle } from './settle';

type Lease = Pick<Flow, 'token' | 'lease_generation'>;

/** Renews the lease while `work` runs; the signal tells it that the lease is lost. */
async function holding<Result>(
  ctx: Context,
  lease: Lease,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const renew = () =>
    transaction(ctx, async (tx) => {
      const { count } = await tx.flow.updateMany({
        where: { project_id: ctx.project.id, ...lease, processing_status: 'processing' },
        data: { lease_until: leaseFrom(ctx.now()) },
      });
      if (count === 0) lost.abort(new LeaseLost());
    }).catch((error: unknown) => log.warn({ error: String(error) }, 'a lease was not renewed'));
  const timer = setInterval(renew, renewEveryMs);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
  }
}

/** Runs calls side by side. What has ended when the patience does is settled by itself, the rest when it has ended. */
async function settleAsTheyEnd(
  ctx: Context,
  lease: Lease,
  calls: Promise<CallOutcome>[],
  policy: Policy,
  patienceMs: number,
): Promise<FlowParts | ConcludedFlow> {
  const ended: CallOutcome[] = [];
  const all = Promise.all(calls.map(async (call) => ended.push(await call)));
  await Promise.race([all, delay(patienceMs)]);
  const early = ended.splice(0);
  if (early.length === calls.length) return settle(ctx, lease, early, policy);
  if (early.length > 0) await settle(ctx, lease, early, policy);
  await all;
  return settle(ctx, lease, ended, policy);
}

/** What a run begins with, read in the transaction that gave it the flow. */
export type FlowWork = Pick<FlowParts, 'parties' | 'checks'> & { policy: Policy };

export async function findWork(tx: Transaction, ctx: Context, flowToken: string): Promise<FlowWork> {
  return { ...(await findPartiesAndChecks(tx, ctx, flowToken)), policy: await policyInForce(tx, ctx) };
}

/**
 * Runs every check that is due, and once more those that the round brought, until only waiting ones are left. Returns
 * the result of a flow that has ended by then.
 */
function runRounds(
  ctx: Context,
  lease: Lease,
  { policy, ...found }: FlowWork,
  patienceMs: number,
): Promise<FlowResult | null> {
  return holding(ctx, lease, async (signal) => {
    for (let parts = found; ;) {
      const calls = callsFor(ctx, parts.parties, parts.checks.filter(isDue), configuredProviders());
      const running = calls.map((call) => runCall(ctx, call, policy, signal));
      const settled = await settleAsTheyEnd(ctx, lease, running, policy, patienceMs);
      if ('result' in settled) return settled.result;
      if (!settled.checks.some(isDue)) return null;
      parts = settled;
    }
  });
}

const running = new Map<string, Promise<FlowResult | null>>();

function reportEnd(ctx: Context, error: unknown): null {
  if (error instanceof LeaseLost) return null;
  const stack = error instanceof Error ? error.stack : undefined;
  log.error(
    { request_id: ctx.requestId, stack },
    'a flow broke off; it is taken up again when its lease ends',
  );
  return null;
}

/**
 * Works on a flow that is leased to us, past the end of the request if it must. Its failure is not the caller's:
 * the lease runs out and a sweep takes the flow up again. Returns the result of a flow that has ended.
 */
export function startRun(
  ctx: Context,
  lease: Lease,
  work: FlowWork,
  patienceMs: number,
): Promise<FlowResult | null> {
  const run = runRounds(ctx, lease, work, patienceMs)
    .catch((error: unknown) => reportEnd(ctx, error))
    .finally(() => running.delete(lease.token));
  running.set(lease.token, run);
  return run;
}

/** The work of this process on a flow, if there is any. */
export const runningHere = (flowToken: string): Promise<FlowResult | null> | undefined =>
  running.get(flowToken);

/** Gives the flows in hand this long to end before the process does. */
export async function finishRunningFlows(withinMs: number): Promise<void> {
  await Promise.race([Promise.all(running.values()), delay(withinMs, undefined, { ref: false })]);
}

async function claim(ctx: Context, flowToken: string): Promise<{ flow: Flow; work: FlowWork } | null> {
  return transaction(ctx, async (tx) => {
    const flow = await claimFlow(tx, ctx, flowToken, leaseFrom(ctx.now()));
    if (!flow) return null;
    if (flow.attempt_count <= maxAttempts) return { flow, work: await findWork(tx, ctx, flowToken) };
    const { to } = flowLifecycle.require('fail', flow.processing_status);
    await updateFlow(tx, ctx, flowToken, {
      processing_status: to,
      completed_at: ctx.now(),
      results_available_at: ctx.now(),
    });
    return null;
  });
}

/** A worker settles at once what it has, so that a pull sees it. */
const workerPatienceMs = 1_000;

/** Takes up a flow that nobody works on, and works on it to its end. Returns false when there was nothing to take. */
export async function takeUp(ctx: Context, flowToken: string): Promise<boolean> {
  const claimed = await claim(ctx, flowToken);
  if (!claimed) return false;
  await runRounds(ctx, claimed.flow, claimed.work, workerPatienceMs);
  return true;
}
