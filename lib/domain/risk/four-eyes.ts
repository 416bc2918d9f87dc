import type { RiskAssessment } from '@/generated/prisma/client';
import type { Policy } from '@/lib/domain/policies/policy';
import type { Context } from '@/lib/platform/context';
import { Forbidden } from '@/lib/platform/errors';

/** Machine credentials are exempt unless the project's policy binds them too. */
const isBound = ({ actor }: Context, { four_eyes }: Policy): boolean =>
  four_eyes.risk_override && (actor.type === 'user' || four_eyes.binds_machines);

function secondPersonRequired(field: string, message: string): Forbidden {
  return new Forbidden(message, [{ field, message, code: 'second_person_required' }]);
}

/** Nobody approves a tier that they set, whether the override came first or the approval (API §7.4). */
export function refuseApprovalByOverrider(ctx: Context, before: RiskAssessment, policy: Policy): void {
  if (!isBound(ctx, policy) || !before.overriders.includes(ctx.actor.id)) return;
  throw secondPersonRequired('override_tier', 'You cannot approve a risk assessment that you overrode.');
}

export function refuseOverrideByApprover(ctx: Context, before: RiskAssessment, policy: Policy): void {
  if (!isBound(ctx, policy) || before.approved_by !== ctx.actor.id) return;
  throw secondPersonRequired('approved_by', 'You cannot override a risk assessment that you approved.');
}
