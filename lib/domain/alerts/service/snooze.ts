import { addDays } from 'date-fns/addDays';
import type { Alert as AlertModel } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { type ErrorDetail, ValidationFailed } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';
import { alertSnoozed } from '../events';
import { presentAlert } from '../present';
import type { Alert, SnoozeAlert } from '../schema';
import { moveAlert } from '../store';
import { requireUnresolvedAlert } from './require-unresolved';

const maxDays = 30;

function faultOf(
  until: Date,
  now: Date,
  { sla_deadline }: AlertModel,
): [code: ErrorDetail['code'], message: string] | null {
  if (until <= now) return ['not_ahead', 'must be in the future'];
  if (until > addDays(now, maxDays)) return ['too_far_ahead', `must be at most ${maxDays} days ahead`];
  if (until > sla_deadline) {
    return ['past_deadline', `must not be after the deadline, ${sla_deadline.toISOString()}`];
  }
  return null;
}

/**
 * Hides the alert from the queues until the given time or until somebody acts on it (API §5.3); without a time, shows it
 * there again. Throws `NotFound` (404), `ValidationFailed` (400), `InvalidState` (409) for a resolved alert, and `Conflict` (409).
 */
export function snoozeAlert(ctx: Context, token: string, input: SnoozeAlert): Promise<Alert> {
  return transaction(ctx, async (tx) => {
    const before = await requireUnresolvedAlert(tx, ctx, token, 'snooze');
    const until = input.until === null ? null : new Date(input.until);
    if (!until && !before.snoozed_until) return presentAlert(before, ctx.now());
    const fault = until && faultOf(until, ctx.now(), before);
    if (fault) throw new ValidationFailed([{ field: 'until', message: fault[1], code: fault[0] }]);
    const after = presentAlert(await moveAlert(tx, ctx, before, { snoozed_until: until }), ctx.now());
    const { snoozed_until: to } = after;
    const details = { from: before.snoozed_until, to, until: to };
    recordEvent(tx, ctx, alertSnoozed, { token, case_token: after.case_token, details, data: after });
    return after;
  });
}
