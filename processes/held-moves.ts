import { Loop } from '@/lib/platform/work/loop';
import { makeDueMoves } from '@/lib/domain/casework/service/make-due-moves';
import { log } from '@/lib/platform/errors/log';
import { WorkInProgress } from '@/lib/platform/work/work-in-progress';
import type { Stoppable } from './stop-when-asked';

const intervalMs = 250;
const maxAtOnce = 4;

/** A loop, because a cron ticks once a minute and a move is held for seconds (docs/adr/0041). */
export function followHeldMoves(): Stoppable {
  const making = new WorkInProgress(maxAtOnce);
  const loop = new Loop({
    name: 'held moves',
    intervalMs,
    work: () => makeDueMoves(making),
    logger: log,
  });
  return {
    async stop() {
      await loop.stop();
      await making.untilEnded();
    },
  };
}
