import { lockOpenCase } from '@/lib/domain/cases/service/lock-open';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { requireCheck } from '../store';

/**
 * Locks the case of the check, if it has one. Throws `NotFound` (404), and `InvalidState` (409) for a Closed
 * case.
 */
export async function lockOpenCaseOfCheck(
  tx: Transaction,
  ctx: Context,
  token: string,
  action: string,
): Promise<void> {
  const { case_token } = await requireCheck(tx, ctx, token);
  if (case_token) await lockOpenCase(tx, ctx, case_token, action);
}
