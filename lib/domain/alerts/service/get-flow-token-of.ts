import { getFlowTokenOfCheck } from '@/lib/domain/checks/service/get-flow-token-of';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { requireAlert } from '../store';

/** The flow whose check raised the alert; null for an alert of no flow. Throws `NotFound` (404). */
export async function getFlowTokenOfAlert(
  tx: Transaction,
  ctx: Context,
  token: string,
): Promise<string | null> {
  const { check_token } = await requireAlert(tx, ctx, token);
  return check_token ? getFlowTokenOfCheck(tx, ctx, check_token) : null;
}
