import { addSeconds } from 'date-fns/addSeconds';
import type { Alert as AlertModel } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/record-event';
import { requesterOf } from '@/lib/domain/requester';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { alertHeld } from '../events';
import type { HeldMove } from '../held';
import { presentAlert } from '../present';
import type { Alert, HeldAction } from '../schema';
import { moveAlert } from '../store';

export interface AskedMove {
  action: HeldAction;
  input: object;
  hold_seconds: number;
}

/** What the move would record of the request, which an undo leaves nowhere else. */
const detailsOf = ({ action, input }: AskedMove, until: string) => ({
  action,
  ...(Object.keys(input).length > 0 && { input }),
  until,
});

/**
 * Stores a move that is allowed now. `makeHeldMoves` evaluates it again and makes it after `hold_seconds` (API §5.3,
 * docs/adr/0041). Throws `Conflict` (409).
 */
export async function holdMove(
  tx: Transaction,
  ctx: Context,
  before: AlertModel,
  asked: AskedMove,
): Promise<Alert> {
  const { action, input, hold_seconds } = asked;
  const held_until = addSeconds(ctx.now(), hold_seconds);
  const until = held_until.toISOString();
  const held = { action, input, ...requesterOf(ctx), until } satisfies HeldMove;
  const { snoozed_until, token } = before;
  const row = await moveAlert(tx, ctx, before, {
    held: JSON.parse(JSON.stringify(held)),
    held_until,
    snoozed_until,
  });
  const after = presentAlert(row, ctx.now());
  recordEvent(tx, ctx, alertHeld, {
    token,
    case_token: after.case_token,
    details: detailsOf(asked, until),
    data: after,
  });
  return after;
}
