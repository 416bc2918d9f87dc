import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { requireFlow, updateFlow } from '../store';
import { journeyDueAt } from '../work/journey';

/**
 * The silence of the person begins anew. A journey that was abandoned once is not abandoned again: it ends with its start token.
 * Call it under `lockFlow`.
 */
export async function noteJourneyStep(tx: Transaction, ctx: Context, token: string): Promise<void> {
  const flow = await requireFlow(tx, ctx, token);
  const { journey_due_at, start_expires_at } = flow;
  if (journey_due_at && journey_due_at.getTime() === start_expires_at?.getTime()) return;
  const policy = await policyInForce(tx, ctx);
  const anew = { start_expires_at, journey_due_at: null };
  await updateFlow(tx, ctx, token, { journey_due_at: journeyDueAt(anew, policy, ctx.now()) });
}
