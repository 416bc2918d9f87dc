import type { Alert as AlertModel } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { alertAssigned } from '../events';
import { alertLifecycle } from '../lifecycle';
import { presentAlert } from '../present';
import type { Alert } from '../schema';
import { moveAlert } from '../store';

/** The caller, for an unassigned alert. Null if the assignee does not change, and for a machine. */
const newAssigneeOf = ({ assigned_to }: AlertModel, { actor }: Context): string | null =>
  assigned_to === null && actor.type === 'user' ? actor.id : null;

/**
 * Acknowledges the alert. An unassigned alert is also assigned to the caller, unless the caller is a machine
 * (docs/adr/0128). Throws `InvalidState` and `Conflict` (409).
 */
export async function recordAcknowledgement(
  tx: Transaction,
  ctx: Context,
  before: AlertModel,
): Promise<Alert> {
  const { to, event } = alertLifecycle.require('acknowledge', before.status);
  const { token } = before;
  const assignee = newAssigneeOf(before, ctx);
  const change = { status: to, ...(assignee && { assigned_to: assignee }) };
  const after = presentAlert(await moveAlert(tx, ctx, before, change), ctx.now());
  const record = { token, case_token: after.case_token, data: after };
  if (assignee) {
    const details = { user_id: assignee, from: null, to: assignee };
    recordEvent(tx, ctx, alertAssigned, { ...record, details });
  }
  recordEvent(tx, ctx, event, { ...record, details: { from: before.status, to } });
  return after;
}
