import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { findParts, type FlowParts } from '../parts';
import { findFlow } from '../store';

/** The flow with its parties and checks; null for an unknown one. */
export async function findPartsOfFlow(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
): Promise<FlowParts | null> {
  const flow = await findFlow(tx, ctx, flowToken);
  return flow && findParts(tx, ctx, flow);
}
