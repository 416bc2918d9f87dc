import type { Check as CheckRow } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { checkLifecycle } from '../lifecycle';
import { requireCheck, updateChecks } from '../store';
import { type CheckMove, recordWalk, walkCheck } from '../walk';

/**
 * Moves all checks in one statement, or none; returns them in the given order. Throws `InvalidState` and
 * `ChangedMeanwhile` (409).
 */
export async function moveChecks(
  tx: Transaction,
  ctx: Context,
  moves: readonly CheckMove[],
): Promise<CheckRow[]> {
  if (moves.length === 0) return [];
  const walked = moves.map((move) => walkCheck(move, ctx.now()));
  const written = new Map((await updateChecks(tx, ctx, walked)).map((row) => [row.token, row]));
  const moved: CheckRow[] = [];
  for (const each of walked) {
    const after = written.get(each.before.token);
    if (!after)
      throw checkLifecycle.changedMeanwhile((await requireCheck(tx, ctx, each.before.token)).status);
    recordWalk(tx, ctx, { ...each, after });
    moved.push(after);
  }
  return moved;
}
