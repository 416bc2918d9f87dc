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

const ownWords: readonly string[] = ['conditions', 'note', 'rationale', 'reason'];

/** Without what the person wrote: an undo takes that back, and a record stays for ever. */
const withoutWords = (input: object): object =>
  Object.fromEntries(
    Object.entries<unknown>({ ...input })
      .filter(([field]) => !ownWords.includes(field))
      .map(([field, value]) => [
        field,
        typeof value === 'object' && value !== null ? withoutWords(value) : value,
      ]),
  );

/** What was decided, which an undo leaves nowhere else. */
function detailsOf({ action, input }: AskedMove, until: string): object {
  const decided = withoutWords(input);
  return { action, ...(Object.keys(decided).length > 0 && { input: decided }), until };
}

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
