import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { requireCaseRow } from '../store';

/** The flow that opened the case; null if none did. Throws `NotFound` (404). */
export async function getFlowTokenOfCase(
  tx: Transaction,
  ctx: Context,
  token: string,
): Promise<string | null> {
  const { flow_token } = await requireCaseRow(tx, ctx, token);
  return flow_token;
}
