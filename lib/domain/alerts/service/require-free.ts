import type { Alert } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { InvalidState } from '@/lib/platform/errors';
import type { Transaction } from '@/lib/platform/transaction';
import { allowedWhileHeld, statusWhileHeld } from '../held';
import { presentAlert } from '../present';
import { requireAlert } from '../store';

/**
 * Locks an alert without a held move. Throws `NotFound` (404), and `InvalidState` (409) while a move of it is held
 * (API §5.3).
 */
export async function requireFreeAlert(
  tx: Transaction,
  ctx: Context,
  token: string,
  action: string,
): Promise<Alert> {
  const row = await requireAlert(tx, ctx, token);
  const { held, status } = presentAlert(row, ctx.now());
  if (!held) return row;
  throw new InvalidState('alert', statusWhileHeld(status, held), action, allowedWhileHeld);
}
