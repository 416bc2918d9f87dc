import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { type HeldMove, heldMoveOf } from '../held';
import { presentAlert } from '../present';
import type { Alert } from '../schema';
import { type DueHold, endHold, requireAlert } from '../store';

export interface ReleasedHold {
  move: HeldMove;
  alert: Alert;
}

/**
 * Ends a due hold, so that its move can be made. Null if it was already undone or released. Throws `NotFound` (404)
 * and `Conflict` (409).
 */
export async function releaseHold(
  tx: Transaction,
  ctx: Context,
  { token, held_until }: Pick<DueHold, 'token' | 'held_until'>,
): Promise<ReleasedHold | null> {
  const before = await requireAlert(tx, ctx, token);
  const move = heldMoveOf(before);
  if (!move || before.held_until?.getTime() !== held_until.getTime()) return null;
  return { move, alert: presentAlert(await endHold(tx, ctx, before), ctx.now()) };
}
