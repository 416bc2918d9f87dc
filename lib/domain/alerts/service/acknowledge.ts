import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/transaction';
import { alertLifecycle } from '../lifecycle';
import { presentAlert } from '../present';
import type { Alert, Holdable } from '../schema';
import { moveAlert } from '../store';
import { holdMove } from './hold-move';
import { requireFreeAlert } from './require-free';

/** From Open (API §6.2). Throws `NotFound` (404), `InvalidState` and `Conflict` (409). */
export function acknowledgeAlert(
  ctx: Context,
  token: string,
  { hold_seconds = 0 }: Holdable = {},
): Promise<Alert> {
  return transaction(ctx, async (tx) => {
    const before = await requireFreeAlert(tx, ctx, token, 'acknowledge');
    const { to, event } = alertLifecycle.require('acknowledge', before.status);
    if (hold_seconds > 0)
      return holdMove(tx, ctx, before, { action: 'acknowledge', input: {}, hold_seconds });
    const after = presentAlert(await moveAlert(tx, ctx, before, { status: to }), ctx.now());
    const details = { from: before.status, to };
    recordEvent(tx, ctx, event, { token, case_token: after.case_token, details, data: after });
    return after;
  });
}
