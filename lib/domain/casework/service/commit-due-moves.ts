import { requireProject } from '@/lib/domain/access/service/require-project';
import { listDueHolds } from '@/lib/domain/alerts/service/list-due-holds';
import { newToken } from '@/lib/platform/ids';
import { commitHeldMove } from './commit-held-move';

const maxAtOnce = 4;

/** Makes held moves whose time has come, of every project. Returns how many it found; there may be more. */
export async function commitDueMoves(): Promise<number> {
  const due = await listDueHolds(maxAtOnce);
  const ends = await Promise.allSettled(
    due.map(async (hold) => commitHeldMove(await requireProject(hold.project_id, newToken('req')), hold)),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return due.length;
}
