import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { refuseApprovalByOverrider } from '../four-eyes';
import { riskLifecycle } from '../lifecycle';
import { presentRiskAssessment } from '../present';
import type { ApproveRiskAssessment, RiskAssessment } from '../schema';
import { approveAssessment } from '../store';
import { lockRiskAssessment } from './lock';

/**
 * API §6.4, §7.4. Throws `NotFound` (404), `InvalidState` (409) unless Active and its case not Closed, and
 * `Forbidden` (403).
 */
export function approveRiskAssessment(
  ctx: Context,
  token: string,
  input: ApproveRiskAssessment,
): Promise<RiskAssessment> {
  return transaction(ctx, async (tx) => {
    const before = await lockRiskAssessment(tx, ctx, token, 'approve');
    const { to, event } = riskLifecycle.require('approve', before.status);
    refuseApprovalByOverrider(ctx, before, await policyInForce(tx, ctx));
    const after = presentRiskAssessment(await approveAssessment(tx, ctx, before, to));
    const { case_token, overall_score, effective_tier } = after;
    const details = { ...input, from: before.status, to, overall_score, effective_tier };
    recordEvent(tx, ctx, event, { token, case_token, details, data: after });
    return after;
  });
}
