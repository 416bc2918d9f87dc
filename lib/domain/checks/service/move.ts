import type { Check as CheckRow } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { Conflict } from '@/lib/platform/errors';
import type { Transaction } from '@/lib/platform/transaction';
import { updateChecks } from '../store';
import { type CheckMove, recordWalk, walkCheck } from '../walk';

/**
 * Moves all checks in one statement, or none; returns them in the given order. Throws `InvalidState` and
 * `Conflict` (409).
 */
export async function moveChecks(
  tx: Transaction,
  ctx: Context,
  moves: readonly CheckMove[],
): Promise<CheckRow[]> {
  if (moves.length === 0) return [];
  const walked = moves.map((move) => walkCheck(move, ctx.now()));
  const written = new Map((await updateChecks(tx, ctx, walked)).map((row) => [row.token, row]));
  return walked.map((each) => {
    const after = written.get(each.before.token);
    if (!after) throw new Conflict('Someone else changed this check at the same time. Reload it.');
    recordWalk(tx, ctx, { ...each, after });
    return after;
  });
}
