import type { Case as CaseModel } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { InvalidState } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { isClosed } from '../lifecycle';
import { lockCaseRow } from '../store';

/**
 * As `lockCase`, for changes that a Closed case refuses (API §6.1): throws `InvalidState` (409), and `NotFound`
 * (404).
 */
export async function lockOpenCase(
  tx: Transaction,
  ctx: Context,
  token: string,
  action: string,
): Promise<CaseModel> {
  const locked = await lockCaseRow(tx, ctx, token);
  if (isClosed(locked)) throw new InvalidState('case', locked.status, action, []);
  return locked;
}
