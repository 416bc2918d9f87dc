import type { Alert as AlertModel } from '@/generated/prisma/client';
import { decrementOpenAlerts } from '@/lib/domain/cases/service/decrement-open-alerts';
import { readOfDeadline } from '@/lib/domain/notifications/service/read-of-deadline';
import {
  isBound,
  needsReviewer,
  reviewerRequired,
  secondPersonRequired,
} from '@/lib/domain/policies/four-eyes';
import type { Policy } from '@/lib/domain/policies/policy';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { confirmsOwn, needsSecondEyes } from '../four-eyes';
import { alertLifecycle } from '../lifecycle';
import { presentAlert } from '../present';
import { refuseUnlessReplaced } from '../replaced';
import type { Alert, Resolution, ResolveAlert } from '../schema';
import { moveAlert } from '../store';
import { holdMove } from './hold-move';
import { requireFreeAlert } from './require-free';

const clearingRefused =
  'Only a reviewer can approve this alert or resolve it as a false positive. Propose it by escalating to a reviewer.';

function refuseWithoutReviewer(ctx: Context, before: DecidedAlert, input: Resolution, policy: Policy): void {
  if (!needsReviewer(ctx, policy)) return;
  if (before.status === 'Escalated')
    throw reviewerRequired('status', 'Only a reviewer can resolve an escalated alert.');
  if (policy.four_eyes.critical_false_positive && needsSecondEyes(before, input)) {
    const field = input.is_false_positive ? 'is_false_positive' : 'action';
    throw reviewerRequired(field, clearingRefused);
  }
}

function refuseOwnProposal(ctx: Context, before: DecidedAlert, input: Resolution, policy: Policy): void {
  if (!isBound(ctx, policy) || !confirmsOwn(ctx.actor.id, before, input)) return;
  throw secondPersonRequired('action', 'You cannot confirm a resolution that you proposed.');
}

// The row's text and JSON columns hold values of the schema.
type DecidedAlert = AlertModel & Pick<Alert, 'priority' | 'category' | 'proposal'>;

/** Throws `ValidationFailed` (400) for a body without a resolution if none was proposed. */
function resolutionIn(input: ResolveAlert, { proposal }: DecidedAlert): Resolution {
  if (input.action !== undefined) {
    const { hold_seconds: _, ...resolution } = input;
    return resolution;
  }
  if (proposal) {
    const { action, rationale, is_false_positive, conditions, replaced_by } = proposal;
    const optional = { conditions: conditions ?? undefined, replaced_by: replaced_by ?? undefined };
    return { action, rationale, is_false_positive, ...optional };
  }
  const message = 'is required, because no resolution was proposed';
  throw new ValidationFailed(['action', 'rationale'].map((field) => ({ field, message, code: 'required' })));
}

/**
 * A held resolution of an Open alert also acknowledges it, but only when it is made: until then, undo leaves it Open.
 */
const statusResolved = ({ status }: DecidedAlert, hold_seconds: number): string =>
  hold_seconds > 0 && status === 'Open' ? alertLifecycle.require('acknowledge', status).to : status;

const changeOf = (ctx: Context, input: Resolution) => ({
  resolution_action: input.action,
  resolution_rationale: input.rationale,
  resolution_conditions: input.conditions ?? null,
  resolution_replaced_by: input.replaced_by ?? null,
  is_false_positive: input.is_false_positive,
  resolved_by: ctx.actor.id,
  resolved_at: ctx.now(),
});

/**
 * Records only the resolution or its hold, without its effects on flow and case: `resolveAlert` of casework does both
 * (API §6.2, §7.4). Throws `NotFound` (404), `ValidationFailed` (400), `Forbidden` (403), `InvalidState` and
 * `Conflict` (409).
 */
export async function recordResolution(
  tx: Transaction,
  ctx: Context,
  token: string,
  input: ResolveAlert,
): Promise<Alert> {
  const before = (await requireFreeAlert(tx, ctx, token, 'resolve')) as DecidedAlert;
  const resolution = resolutionIn(input, before);
  const { hold_seconds = 0 } = input;
  const { to, event } = alertLifecycle.require('resolve', statusResolved(before, hold_seconds));
  const policy = await policyInForce(tx, ctx);
  refuseWithoutReviewer(ctx, before, resolution, policy);
  refuseOwnProposal(ctx, before, resolution, policy);
  const { replaced_by } = resolution;
  await refuseUnlessReplaced(tx, ctx, before, { field: 'replaced_by', replaced_by });
  if (hold_seconds > 0)
    return holdMove(tx, ctx, before, { action: 'resolve', input: resolution, hold_seconds });
  if (before.case_token) await decrementOpenAlerts(tx, ctx, before.case_token);
  const moved = await moveAlert(tx, ctx, before, { ...changeOf(ctx, resolution), status: to });
  if (before.sla_warning_at <= ctx.now()) await readOfDeadline(tx, ctx, 'end', [token]);
  const after = presentAlert(moved, ctx.now());
  const details = { ...resolution, from: before.status, to };
  recordEvent(tx, ctx, event, { token, case_token: after.case_token, details, data: after });
  return after;
}
