import type { Alert } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { InvalidState } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { requireFreeAlert } from './require-free';

/** As `requireFreeAlert`. A resolved alert is refused too, with `InvalidState` (409). */
export async function requireUnresolvedAlert(
  tx: Transaction,
  ctx: Context,
  token: string,
  action: string,
): Promise<Alert> {
  const row = await requireFreeAlert(tx, ctx, token, action);
  if (row.status === 'Resolved') throw new InvalidState('alert', row.status, action, []);
  return row;
}
