import type { Case as CaseModel } from '@/generated/prisma/client';
import { countUnresolvedAlerts } from '@/lib/domain/alerts/service/count-unresolved';
import { caseLifecycle } from '@/lib/domain/cases/lifecycle';
import type { Case, CloseCase } from '@/lib/domain/cases/schema';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { hasApprovedRiskAssessment } from '@/lib/domain/risk/service/has-approved';
import type { Context } from '@/lib/platform/context';
import { ConditionsUnmet, type ErrorDetail } from '@/lib/platform/errors';
import { type Transaction, transaction } from '@/lib/platform/transaction';
import { moveCaseWithAlerts } from './move-case-with-alerts';

const alertsUnresolved = (count: number): ErrorDetail => ({
  field: 'open_alerts_count',
  message: count === 1 ? '1 alert is not resolved' : `${count} alerts are not resolved`,
  code: 'alerts_unresolved',
});

const noApproval: ErrorDetail = {
  field: 'risk_assessment',
  message: 'the case has no approved risk assessment',
  code: 'assessment_not_approved',
};

async function refuseUnready(tx: Transaction, ctx: Context, { token }: CaseModel): Promise<void> {
  const unresolved = await countUnresolvedAlerts(tx, ctx, token);
  const details = [
    ...(unresolved > 0 ? [alertsUnresolved(unresolved)] : []),
    ...((await hasApprovedRiskAssessment(tx, ctx, token)) ? [] : [noApproval]),
  ];
  if (details.length > 0) throw new ConditionsUnmet('The case cannot be approved yet.', details);
}

/**
 * From In Review. `Approve` needs no unresolved alert and an approved risk assessment (API §5.1). Throws `NotFound` (404),
 * `InvalidState` and `ConditionsUnmet` (409).
 */
export function closeCase(ctx: Context, token: string, input: CloseCase): Promise<Case> {
  const { decision, summary = null } = input;
  return transaction(ctx, async (tx) => {
    const before = await lockCase(tx, ctx, token);
    caseLifecycle.require('close', before.status);
    if (decision === 'Approve') await refuseUnready(tx, ctx, before);
    const change = { decision, decision_summary: summary, closed_at: ctx.now() };
    return moveCaseWithAlerts(tx, ctx, before, { action: 'close', change, details: input });
  });
}
