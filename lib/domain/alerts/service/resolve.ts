import type { Alert as AlertModel } from '@/generated/prisma/client';
import { isReviewer } from '@/lib/domain/access/roles';
import { decrementOpenAlerts } from '@/lib/domain/cases/service/decrement-open-alerts';
import type { Policy } from '@/lib/domain/policies/policy';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { Forbidden } from '@/lib/platform/errors';
import { transaction } from '@/lib/platform/transaction';
import { needsSecondEyes } from '../four-eyes';
import { alertLifecycle } from '../lifecycle';
import { presentAlert } from '../present';
import type { Alert, ResolveAlert } from '../schema';
import { moveAlert, requireAlert } from '../store';

const clearingRefused =
  'Only a reviewer can approve this alert or resolve it as a false positive. Escalate it to a reviewer instead.';

const reviewerRequired = (field: string, message: string): Forbidden =>
  new Forbidden(message, [{ field, message, code: 'reviewer_required' }]);

/** Machine credentials are exempt unless the project's policy binds them too (API §7.4). */
function refuseWithoutReviewer(ctx: Context, before: AlertModel, input: ResolveAlert, policy: Policy): void {
  const { role } = ctx.actor;
  if (role ? isReviewer(role) : !policy.four_eyes.binds_machines) return;
  if (before.status === 'Escalated')
    throw reviewerRequired('status', 'Only a reviewer can resolve an escalated alert.');
  // The row's columns hold words of the schema.
  const alert = before as AlertModel & Pick<Alert, 'priority' | 'category'>;
  if (policy.four_eyes.critical_false_positive && needsSecondEyes(alert, input)) {
    const field = input.is_false_positive ? 'is_false_positive' : 'action';
    throw reviewerRequired(field, clearingRefused);
  }
}

const resolutionOf = (ctx: Context, input: ResolveAlert) => ({
  resolution_action: input.action,
  resolution_rationale: input.rationale,
  resolution_conditions: input.conditions ?? null,
  is_false_positive: input.is_false_positive,
  resolved_by: ctx.actor.id,
  resolved_at: ctx.now(),
});

/** API §6.2, §7.4. Throws `NotFound` (404), `Forbidden` (403), `InvalidState` and `Conflict` (409). */
export function resolveAlert(ctx: Context, token: string, input: ResolveAlert): Promise<Alert> {
  return transaction(ctx, async (tx) => {
    const before = await requireAlert(tx, ctx, token);
    const { to, event } = alertLifecycle.require('resolve', before.status);
    refuseWithoutReviewer(ctx, before, input, await policyInForce(tx, ctx));
    if (before.case_token) await decrementOpenAlerts(tx, ctx, before.case_token);
    const moved = await moveAlert(tx, ctx, before, { ...resolutionOf(ctx, input), status: to });
    const after = presentAlert(moved, ctx.now());
    const details = { ...input, from: before.status, to };
    recordEvent(tx, ctx, event, { token, case_token: after.case_token, details, data: after });
    return after;
  });
}
