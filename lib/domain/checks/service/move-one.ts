import type { Check as CheckRow } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { requireCheck } from '../store';
import type { CheckMove } from '../walk';
import { moveChecks } from './move';

/** Throws `NotFound` (404), `InvalidState` and `Conflict` (409). */
export async function moveOneCheck(
  tx: Transaction,
  ctx: Context,
  token: string,
  move: Omit<CheckMove, 'check'>,
): Promise<CheckRow> {
  const check = await requireCheck(tx, ctx, token);
  const [moved] = await moveChecks(tx, ctx, [{ ...move, check }]);
  if (!moved) throw new Error('a check is returned for each move');
  return moved;
}
