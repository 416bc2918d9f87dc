import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { HeldMove } from '../held';
import { presentAlert } from '../present';
import type { Alert } from '../schema';
import { type DueHold, endHolds } from '../store/holds';

export interface ReleasedHold {
  move: HeldMove;
  alert: Alert;
}

/** Ends due holds, so that their moves can be made. Without those that were undone or released before. */
export async function releaseHolds(
  tx: Transaction,
  ctx: Context,
  holds: readonly Pick<DueHold, 'token' | 'held_until'>[],
): Promise<ReleasedHold[]> {
  const ended = await endHolds(tx, ctx, holds);
  return ended.map(({ move, ...row }) => ({ move, alert: presentAlert(row, ctx.now()) }));
}
