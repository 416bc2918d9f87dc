import type { RiskAssessment } from '@/generated/prisma/client';
import { isBound, secondPersonRequired } from '@/lib/domain/policies/four-eyes';
import type { Policy } from '@/lib/domain/policies/policy';
import type { Context } from '@/lib/platform/context';
import { overrideStateOf } from './approval';

const isSeparated = (ctx: Context, policy: Policy): boolean =>
  policy.four_eyes.risk_override && isBound(ctx, policy);

/** Nobody approves a tier that they set, whether the override came first or the approval (API §7.4). */
export function refuseApprovalByOverrider(ctx: Context, before: RiskAssessment, policy: Policy): void {
  if (!isSeparated(ctx, policy) || !before.overriders.includes(ctx.actor.id)) return;
  throw secondPersonRequired('override_tier', 'You cannot approve a risk assessment that you overrode.');
}

export function refuseOverrideByApprover(ctx: Context, before: RiskAssessment, policy: Policy): void {
  if (!isSeparated(ctx, policy) || before.approved_by !== ctx.actor.id) return;
  throw secondPersonRequired('approved_by', 'You cannot override a risk assessment that you approved.');
}

/** Whether the system may approve the assessment. An override is left to another person, whatever tier it sets. */
export const isOpenToSystem = (assessment: RiskAssessment | null): assessment is RiskAssessment =>
  assessment?.status === 'Active' && overrideStateOf(assessment) === 'none';
