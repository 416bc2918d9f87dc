import { forEachProject } from '@/lib/domain/access/service/for-each-project';
import { listDueHolds } from '@/lib/domain/alerts/service/list-due-holds';
import { findAwake } from '@/lib/platform/resting-projects';
import { commitHeldMove } from './commit-held-move';

const maxAtOnce = 4;
const failure = 'held moves were not made';

/** Makes due held moves of all projects. Returns how many it processed; there may be more. */
export async function commitDueMoves(): Promise<number> {
  const { done } = await forEachProject({
    failure,
    atOnce: maxAtOnce,
    items: await findAwake(failure, maxAtOnce, listDueHolds),
    work: async (ctx, hold) => {
      await commitHeldMove(ctx, hold);
      return 1;
    },
  });
  return done;
}
