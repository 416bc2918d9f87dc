import { requireReviewer } from '@/lib/domain/access/service/require-reviewer';
import { notify } from '@/lib/domain/notifications/service/notify';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { alertLifecycle } from '../lifecycle';
import { presentAlert } from '../present';
import { refuseUnlessReplaced } from '../replaced';
import type { Alert, EscalateAlert, Proposal } from '../schema';
import { moveAlert } from '../store';
import { holdMove } from './hold-move';
import { requireFreeAlert } from './require-free';

function proposalOf(ctx: Context, { proposed_resolution }: EscalateAlert): Proposal | null {
  if (!proposed_resolution) return null;
  return {
    ...proposed_resolution,
    conditions: proposed_resolution.conditions ?? null,
    proposed_by: ctx.actor.id,
    proposed_at: ctx.now().toISOString(),
  };
}

/**
 * Escalates the alert, and stores a proposed resolution for the reviewer to confirm (API §6.2, §7.4). Throws
 * `NotFound` (404), `ValidationFailed` (400), `InvalidState` and `Conflict` (409).
 */
export function escalateAlert(
  ctx: Context,
  token: string,
  { hold_seconds = 0, ...input }: EscalateAlert,
): Promise<Alert> {
  return transaction(ctx, async (tx) => {
    const before = await requireFreeAlert(tx, ctx, token, 'escalate');
    const { to, event } = alertLifecycle.require('escalate', before.status);
    await requireReviewer(tx, 'escalate_to', input.escalate_to);
    await refuseUnlessReplaced(tx, ctx, before, {
      field: 'proposed_resolution.replaced_by',
      replaced_by: input.proposed_resolution?.replaced_by,
    });
    if (hold_seconds > 0) return holdMove(tx, ctx, before, { action: 'escalate', input, hold_seconds });
    const proposal = proposalOf(ctx, input);
    const change = { assigned_to: input.escalate_to, status: to, ...(proposal && { proposal }) };
    const after = presentAlert(await moveAlert(tx, ctx, before, change), ctx.now());
    await notify(tx, ctx, event, { token, user_token: input.escalate_to, note: input.reason });
    const details = { ...input, from: before.status, to, assigned_from: before.assigned_to };
    recordEvent(tx, ctx, event, { token, case_token: after.case_token, details, data: after });
    return after;
  });
}
