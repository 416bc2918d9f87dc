import type { Flow } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/transaction';
import { leaseFrom, maxAttempts } from '../lease';
import { claimFlow } from '../store';
import { findWork, type FlowWork, runRounds } from '../work/rounds';
import { giveUpFlow } from './give-up';

async function claim(ctx: Context, flowToken: string): Promise<{ flow: Flow; work: FlowWork } | null> {
  return transaction(ctx, async (tx) => {
    const flow = await claimFlow(tx, ctx, flowToken, leaseFrom(ctx.now()));
    if (!flow) return null;
    if (flow.attempt_count <= maxAttempts) return { flow, work: await findWork(tx, ctx, flowToken) };
    await giveUpFlow(tx, ctx, flow);
    return null;
  });
}

/** Answers are settled early, so that a pull can show them. */
const settleAfterMs = 1_000;

/** False when there was nothing to claim. */
export async function claimAndRunFlow(ctx: Context, flowToken: string): Promise<boolean> {
  const claimed = await claim(ctx, flowToken);
  if (!claimed) return false;
  await runRounds(ctx, claimed.flow, claimed.work, settleAfterMs);
  return true;
}
