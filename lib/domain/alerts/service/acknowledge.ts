import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/transaction';
import { alertLifecycle } from '../lifecycle';
import { presentAlert } from '../present';
import type { Alert } from '../schema';
import { moveAlert, requireAlert } from '../store';

/** From Open (API §6.2). Throws `NotFound` (404), `InvalidState` and `Conflict` (409). */
export function acknowledgeAlert(ctx: Context, token: string): Promise<Alert> {
  return transaction(ctx, async (tx) => {
    const before = await requireAlert(tx, ctx, token);
    const { to, event } = alertLifecycle.require('acknowledge', before.status);
    const after = presentAlert(await moveAlert(tx, ctx, before, { status: to }), ctx.now());
    const details = { from: before.status, to };
    recordEvent(tx, ctx, event, { token, case_token: after.case_token, details, data: after });
    return after;
  });
}
