import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findCheck } from '../store';

/** Null if the check does not exist or belongs to no flow. */
export async function getFlowTokenOfCheck(
  tx: Transaction,
  ctx: Context,
  token: string,
): Promise<string | null> {
  const check = await findCheck(tx, ctx, token);
  return check?.flow_token ?? null;
}
