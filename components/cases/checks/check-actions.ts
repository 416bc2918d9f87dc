import { canAct } from '@/lib/domain/access/roles';
import { checkMoves } from '@/lib/domain/checks/moves';
import type { Check } from '@/lib/domain/checks/schema';
import type { Viewer } from '@/components/shell/viewer';

const asked = ['retry', 'waive', 'cancel'] as const;
export type CheckMove = (typeof asked)[number];

/**
 * The moves that a user may make on a check. A closed case keeps what it was decided on, so there only a wait can be
 * ended.
 */
export function offeredCheckMoves(
  { status }: Pick<Check, 'status'>,
  isCaseClosed: boolean,
  { role }: Pick<Viewer, 'role'>,
): CheckMove[] {
  if (!canAct(role)) return [];
  return asked.filter((move) => {
    if (isCaseClosed && move !== 'cancel') return false;
    return checkMoves.can(move, status);
  });
}
