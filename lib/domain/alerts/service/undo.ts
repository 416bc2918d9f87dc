import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { InvalidState } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';
import { alertUndone } from '../events';
import { alertLifecycle } from '../lifecycle';
import { presentAlert } from '../present';
import type { Alert } from '../schema';
import { requireAlert } from '../store';
import { endHold } from '../store/holds';

/**
 * Undoes the held move of the alert before it is due (API §5.3). Throws `NotFound` (404), `InvalidState` (409) if
 * none is held or it is already due, and `Conflict` (409).
 */
export function undoAlert(ctx: Context, token: string): Promise<Alert> {
  return transaction(ctx, async (tx) => {
    const before = await requireAlert(tx, ctx, token);
    const { held, status } = presentAlert(before, ctx.now());
    if (!held) throw new InvalidState('alert', status, 'undo', alertLifecycle.allowed(status));
    if (new Date(held.until) <= ctx.now()) {
      throw new InvalidState('alert', `about to ${held.action}, as its hold has ended`, 'undo', []);
    }
    const after = presentAlert(await endHold(tx, ctx, before), ctx.now());
    const details = { action: held.action, held_by: held.by };
    recordEvent(tx, ctx, alertUndone, { token, case_token: after.case_token, details, data: after });
    return after;
  });
}
