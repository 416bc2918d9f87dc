import type { Case as CaseModel } from '@/generated/prisma/client';
import { countUnresolvedAlerts } from '@/lib/domain/alerts/service/count-unresolved';
import { caseLifecycle } from '@/lib/domain/cases/lifecycle';
import type { Case, CloseCase } from '@/lib/domain/cases/schema';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { hasOpenChecks } from '@/lib/domain/checks/service/has-open';
import { withdrawDocumentRequests } from '@/lib/domain/journeys/service/withdraw-document-requests';
import { findApproval } from '@/lib/domain/risk/service/find-approval';
import type { Context } from '@/lib/platform/context';
import { ConditionsUnmet, type ErrorDetail } from '@/lib/platform/errors/errors';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { approvalFault } from '@/lib/domain/risk/approval';
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

const approvalOfAnotherTier: ErrorDetail = {
  field: 'risk_assessment',
  message: 'the risk assessment in effect is not approved',
  code: 'assessment_in_effect_not_approved',
};

const checksOpen: ErrorDetail = {
  field: 'checks',
  message: 'the case has open checks',
  code: 'checks_open',
};

async function unapproved(
  tx: Transaction,
  ctx: Context,
  { token, risk_tier }: CaseModel,
): Promise<ErrorDetail[]> {
  const fault = approvalFault(await findApproval(tx, ctx, token), risk_tier);
  if (fault === null) return [];
  return [fault === 'not approved' ? noApproval : approvalOfAnotherTier];
}

async function refuseUnready(tx: Transaction, ctx: Context, before: CaseModel): Promise<void> {
  const { token } = before;
  const unresolved = await countUnresolvedAlerts(tx, ctx, token);
  const details = [
    ...(unresolved > 0 ? [alertsUnresolved(unresolved)] : []),
    ...((await hasOpenChecks(tx, ctx, token)) ? [checksOpen] : []),
    ...(await unapproved(tx, ctx, before)),
  ];
  if (details.length > 0) throw new ConditionsUnmet('The case cannot be approved yet.', details);
}

/**
 * Closes a case from In Review. `Approve` needs no unresolved alert, no open check, and an approved risk
 * assessment of the tier that the case shows (API §5.1). Throws `NotFound` (404), `InvalidState` and
 * `ConditionsUnmet` (409).
 */
export function closeCase(ctx: Context, token: string, input: CloseCase): Promise<Case> {
  const { decision, summary = null } = input;
  return transaction(ctx, async (tx) => {
    const before = await lockCase(tx, ctx, token);
    caseLifecycle.require('close', before.status);
    if (decision === 'Approve') await refuseUnready(tx, ctx, before);
    await withdrawDocumentRequests(tx, ctx, token);
    const change = { decision, decision_summary: summary, closed_at: ctx.now() };
    return moveCaseWithAlerts(tx, ctx, before, { action: 'close', change, details: input });
  });
}
