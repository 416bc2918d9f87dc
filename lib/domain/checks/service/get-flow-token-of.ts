import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { requireCheck } from '../store';

/** Null if the check belongs to no flow. Throws `NotFound` (404). */
export async function getFlowTokenOfCheck(
  tx: Transaction,
  ctx: Context,
  token: string,
): Promise<string | null> {
  const { flow_token } = await requireCheck(tx, ctx, token);
  return flow_token;
}
