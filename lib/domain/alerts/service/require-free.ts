import type { Alert } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { InvalidState } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { allowedWhileHeld, heldMoveOf, statusWhileHeld } from '../held';
import { requireAlert } from '../store';

/**
 * An alert without a held move, read without a lock: `moveAlert` compares and sets it. Throws `NotFound` (404), and
 * `InvalidState` (409) while a move of it is held (API §5.3).
 */
export async function requireFreeAlert(
  tx: Transaction,
  ctx: Context,
  token: string,
  action: string,
): Promise<Alert> {
  const row = await requireAlert(tx, ctx, token);
  const move = heldMoveOf(row);
  if (!move) return row;
  throw new InvalidState('alert', statusWhileHeld(row.status, move), action, allowedWhileHeld);
}
