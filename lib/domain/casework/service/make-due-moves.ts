import { forEachProject } from '@/lib/domain/access/service/for-each-project';
import { type DueMoves, listDueMoves } from '@/lib/domain/alerts/service/list-due-moves';
import { findAwake } from '@/lib/platform/work/resting-projects';
import type { WorkInProgress } from '@/lib/platform/work/work-in-progress';
import { makeHeldMoves } from './make-held-moves';

const job = 'held-moves';

async function make(moves: DueMoves): Promise<number> {
  const { done } = await forEachProject({
    job,
    failure: 'held moves were not made',
    items: [moves],
    work: async (ctx, { holds }) => {
      await makeHeldMoves(ctx, holds);
      return holds.length;
    },
  });
  return done;
}

/**
 * Begins to make due held moves of all projects, as many as there is room for, and waits until there is room for more.
 * Returns how many were made in the meantime.
 */
export async function makeDueMoves(making: WorkInProgress): Promise<number> {
  const before = making.done;
  // Twice as many, because those in progress are still due.
  const due = await findAwake(job, 2 * making.atOnce, listDueMoves);
  const next = due.filter(({ key }) => !making.includes(key)).slice(0, making.room);
  for (const moves of next) making.begin(moves.key, () => make(moves));
  await making.untilRoom();
  return making.done - before;
}
