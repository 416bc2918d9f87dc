import { notify } from '@/lib/domain/access/service/notify';
import { requireAssignee } from '@/lib/domain/access/service/require-assignee';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/transaction';
import { alertAssigned } from '../events';
import { presentAlert } from '../present';
import type { Alert, AssignAlert } from '../schema';
import { moveAlert, requireAlert } from '../store';

/**
 * Does not change the status (API §5.3). Throws `NotFound` (404), `ValidationFailed` (400) if the person may not be
 * assigned, and `Conflict` (409).
 */
export function assignAlert(ctx: Context, token: string, input: AssignAlert): Promise<Alert> {
  return transaction(ctx, async (tx) => {
    const before = await requireAlert(tx, ctx, token);
    await requireAssignee(tx, ctx, 'user_id', input.user_id);
    const after = presentAlert(await moveAlert(tx, ctx, before, { assigned_to: input.user_id }), ctx.now());
    await notify(tx, ctx, {
      user_token: input.user_id,
      kind: alertAssigned.name,
      target_type: 'alert',
      target_token: token,
      note: input.note ?? null,
    });
    const details = { ...input, from: before.assigned_to, to: input.user_id };
    recordEvent(tx, ctx, alertAssigned, { token, case_token: after.case_token, details, data: after });
    return after;
  });
}
