import { Loop } from '@/lib/platform/loop';
import { commitDueMoves } from '@/lib/domain/casework/service/commit-due-moves';
import { log } from '@/lib/platform/log';

const intervalMs = 250;

/** A loop, because a cron ticks once a minute and a move is held for seconds (docs/adr/0041). */
export const followHeldMoves = (): Loop =>
  new Loop({ name: 'held moves', intervalMs, work: commitDueMoves, logger: log });
