import { setTimeout as sleep } from 'node:timers/promises';
import { startDueChecks } from '@/lib/domain/checks/service/start-due';
import type { Policy } from '@/lib/domain/policies/policy';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import { configuredProviders } from '@/lib/domain/providers/configured';
import type { Context } from '@/lib/platform/context';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { log } from '@/lib/platform/errors/log';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { leaseFrom, LeaseLost, renewEveryMs } from '../lease';
import { findPartiesAndChecks, type FlowRows } from '../rows';
import type { FlowResult } from '../result-schema';
import type { ConcludedFlow } from '../settle/conclude';
import { settleFlow } from '../settle/settle';
import { type Lease, renewLease } from '../store';
import { callsFor, type CallOutcome, runCall } from '../calls';
import { fewLargeRounds } from './large-rounds';
import { isDue } from '../settle/outcomes';

/** The signal aborts when the lease is lost. */
async function keepingLease<Result>(
  ctx: Context,
  lease: Lease,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const renew = () =>
    transaction(ctx, async (tx) => {
      if (!(await renewLease(tx, ctx, lease, leaseFrom(ctx.now())))) lost.abort(new LeaseLost());
    }).catch((error: unknown) =>
      log.warn({ error: describeWithoutMessage(error) }, 'a lease was not renewed'),
    );
  const timer = setInterval(renew, renewEveryMs);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
  }
}

/**
 * Settles calls that end within `settleAfterMs` early, so that a partial result can show them, and the others
 * once all have ended.
 */
async function settleAsTheyEnd(
  ctx: Context,
  lease: Lease,
  calls: Promise<CallOutcome>[],
  policy: Policy,
  settleAfterMs: number,
): Promise<FlowRows | ConcludedFlow> {
  const ended: CallOutcome[] = [];
  const all = Promise.all(calls.map(async (call) => ended.push(await call)));
  await Promise.race([all, sleep(settleAfterMs)]);
  const early = ended.splice(0);
  if (early.length === calls.length) return settleFlow(ctx, lease, early, policy);
  if (early.length > 0) await settleFlow(ctx, lease, early, policy);
  await all;
  return settleFlow(ctx, lease, ended, policy);
}

const runRound = fewLargeRounds();

/** Policies read in the transaction that claimed the flow. */
export type FlowWork = Pick<FlowRows, 'parties' | 'checks'> & { policy: Policy };

export async function findWork(tx: Transaction, ctx: Context, flowToken: string): Promise<FlowWork> {
  const { parties, checks } = await findPartiesAndChecks(tx, ctx, flowToken);
  const started = await startDueChecks(tx, ctx, checks);
  return { parties, checks: started, policy: await policyInForce(tx, ctx) };
}

/**
 * Runs the due checks in rounds, because settling a round may add checks. Null if the remaining checks wait
 * for the person or for a retry.
 */
export function runRounds(
  ctx: Context,
  lease: Lease,
  { policy, ...found }: FlowWork,
  settleAfterMs: number,
): Promise<FlowResult | null> {
  return keepingLease(ctx, lease, async (signal) => {
    for (let rows = found; ;) {
      const calls = callsFor(ctx, rows.parties, rows.checks.filter(isDue), policy, configuredProviders());
      const settled = await runRound(ctx, calls.length, () => {
        const running = calls.map((call) => runCall(ctx, call, policy, signal));
        return settleAsTheyEnd(ctx, lease, running, policy, settleAfterMs);
      });
      if ('result' in settled) return settled.result;
      if (!settled.checks.some(isDue)) return null;
      rows = settled;
    }
  });
}
