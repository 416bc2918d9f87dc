import { addSeconds } from 'date-fns/addSeconds';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { heldMoveOf } from '../held';
import { requireAlert } from '../store';
import { deferHold, type DueHold } from '../store/holds';

/** After these pauses, the next failure is final. */
const pausesSeconds = [1, 2, 4, 8, 16];

/**
 * For a move that failed for an unexpected reason: holds it a little longer, during which it can be undone. False if
 * it has failed too often.
 */
export function deferHeldMove(ctx: Context, { token, held_until }: DueHold): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const row = await requireAlert(tx, ctx, token);
    const move = heldMoveOf(row);
    if (!move || row.held_until?.getTime() !== held_until.getTime()) return true;
    const failures = move.failures ?? 0;
    const pause = pausesSeconds[failures];
    if (pause === undefined) return false;
    const until = addSeconds(ctx.now(), pause).toISOString();
    await deferHold(tx, ctx, row, { ...move, until, failures: failures + 1 });
    return true;
  });
}
