import type { Alert as AlertModel } from '@/generated/prisma/client';
import { requireAssignee } from '@/lib/domain/access/service/require-assignee';
import { notify } from '@/lib/domain/notifications/service/notify';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { alertAssigned } from '../events';
import { presentAlert } from '../present';
import type { Alert, AssignAlert, Holdable } from '../schema';
import { moveAlert } from '../store';
import { holdMove } from './hold-move';
import { requireUnresolvedAlert } from './require-unresolved';

/** It is the person's already and in the queue, and there is nothing to tell them. */
const isDone = ({ assigned_to, snoozed_until }: AlertModel, { user_id, note }: AssignAlert): boolean =>
  assigned_to === user_id && !note?.trim() && !snoozed_until;

/**
 * Assigns the alert without changing its status (API §5.3). Without a note, the same person is not told again. Throws
 * `NotFound` (404), `ValidationFailed` (400) if the person may not be assigned, `InvalidState` (409) for a resolved
 * alert, and `Conflict` (409).
 */
export function assignAlert(
  ctx: Context,
  token: string,
  { hold_seconds = 0, ...input }: AssignAlert & Holdable,
): Promise<Alert> {
  return transaction(ctx, async (tx) => {
    const before = await requireUnresolvedAlert(tx, ctx, token, 'assign');
    await requireAssignee(tx, 'user_id', input.user_id);
    if (isDone(before, input)) return presentAlert(before, ctx.now());
    if (hold_seconds > 0) return holdMove(tx, ctx, before, { action: 'assign', input, hold_seconds });
    const after = presentAlert(await moveAlert(tx, ctx, before, { assigned_to: input.user_id }), ctx.now());
    await notify(tx, ctx, alertAssigned, { token, user_token: input.user_id, note: input.note });
    const details = { ...input, from: before.assigned_to, to: input.user_id };
    recordEvent(tx, ctx, alertAssigned, { token, case_token: after.case_token, details, data: after });
    return after;
  });
}
