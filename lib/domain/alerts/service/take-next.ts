import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { Forbidden } from '@/lib/platform/errors';
import { transaction } from '@/lib/platform/transaction';
import { alertAssigned } from '../events';
import { alertLifecycle } from '../lifecycle';
import { presentAlert } from '../present';
import type { Alert } from '../schema';
import type { AlertFilters } from '../list-schema';
import { alertSearch } from '../search';
import { lockNextAlert, moveAlert, requireAlert } from '../store';

function refuseMachine({ actor }: Context): void {
  if (actor.type === 'user') return;
  const message = 'An alert is taken by a person who is signed in; assign it to one instead.';
  throw new Forbidden(message, [{ field: 'assigned_to', message, code: 'person_required' }]);
}

/**
 * The most urgent Open alert that fits and that nobody has, overdue ones first, assigned to the caller and acknowledged; null when
 * there is none.
 * Requests at the same time get different alerts (API §5.3). Throws `Forbidden` (403) for a machine.
 */
export async function takeNextAlert(ctx: Context, filters: AlertFilters): Promise<Alert | null> {
  refuseMachine(ctx);
  const search = await alertSearch(ctx, { snoozed: 'exclude', ...filters });
  return transaction(ctx, async (tx) => {
    const token = await lockNextAlert(tx, ctx, search);
    if (token === null) return null;
    const before = await requireAlert(tx, ctx, token);
    const { to, event } = alertLifecycle.require('acknowledge', before.status);
    const assigned_to = ctx.actor.id;
    const after = presentAlert(await moveAlert(tx, ctx, before, { assigned_to, status: to }), ctx.now());
    const { case_token } = after;
    const assigned = { user_id: assigned_to, from: before.assigned_to };
    recordEvent(tx, ctx, alertAssigned, { token, case_token, details: assigned, data: after });
    const moved = { from: before.status, to };
    recordEvent(tx, ctx, event, { token, case_token, details: moved, data: after });
    return after;
  });
}
