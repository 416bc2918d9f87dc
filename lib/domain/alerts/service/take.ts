import type { Alert as AlertModel } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { alertAssigned } from '../events';
import { alertLifecycle } from '../lifecycle';
import { presentAlert } from '../present';
import type { Alert } from '../schema';
import { moveAlert } from '../store';

/**
 * Acknowledges the alert. An unassigned alert is assigned to the caller, which is also recorded as `alert.assigned`,
 * unless the caller is a machine. Throws `InvalidState` and `Conflict` (409).
 */
export async function takeAlert(tx: Transaction, ctx: Context, before: AlertModel): Promise<Alert> {
  const { to, event } = alertLifecycle.require('acknowledge', before.status);
  const { token } = before;
  const taker = before.assigned_to === null && ctx.actor.type === 'user' ? ctx.actor.id : null;
  const assigned_to = before.assigned_to ?? taker;
  const after = presentAlert(await moveAlert(tx, ctx, before, { assigned_to, status: to }), ctx.now());
  const record = { token, case_token: after.case_token, data: after };
  if (taker !== null) {
    const details = { user_id: taker, from: null, to: taker };
    recordEvent(tx, ctx, alertAssigned, { ...record, details });
  }
  recordEvent(tx, ctx, event, { ...record, details: { from: before.status, to } });
  return after;
}
