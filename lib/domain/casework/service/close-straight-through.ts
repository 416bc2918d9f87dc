import type { Case as CaseModel } from '@/generated/prisma/client';
import { countUnresolvedAlerts } from '@/lib/domain/alerts/service/count-unresolved';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { moveCase } from '@/lib/domain/cases/service/move';
import { listCheckOutcomes } from '@/lib/domain/checks/service/list-outcomes';
import { writeComment } from '@/lib/domain/comments/service/write';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import { approveActiveRiskAssessment } from '@/lib/domain/risk/service/approve-active';
import { listEffectiveRiskAssessments } from '@/lib/domain/risk/service/list-effective-risk-assessments';
import type { Context } from '@/lib/platform/context';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { type ClosingFacts, isStraightThrough } from '../straight-through';

const summary = 'Approved and closed by the system: the risk tier is Low and every check has passed.';

async function factsOf(tx: Transaction, ctx: Context, record: CaseModel): Promise<ClosingFacts> {
  const { token } = record;
  const assessments = await listEffectiveRiskAssessments(tx, ctx, [token]);
  return {
    record,
    unresolvedAlerts: await countUnresolvedAlerts(tx, ctx, token),
    checks: await listCheckOutcomes(tx, ctx, token),
    assessment: assessments.get(token) ?? null,
  };
}

async function approveAndClose(tx: Transaction, ctx: Context, opened: CaseModel): Promise<void> {
  const { token } = opened;
  for (const action of ['progress', 'review'] as const) {
    await moveCase(tx, ctx, await lockCase(tx, ctx, token), { action });
  }
  await writeComment(tx, ctx, token, { type: 'Decision', body: summary, decision: 'approve', mentions: [] });
  await moveCase(tx, ctx, await lockCase(tx, ctx, token), {
    action: 'close',
    change: { decision: 'Approve', decision_summary: summary, closed_at: ctx.now() },
    details: { decision: 'Approve', summary },
  });
}

/**
 * Approves the risk of a Low-tier case whose checks have all passed, and closes it with the moves and records
 * of its lifecycle, if the project's policy allows it (API §7.5). False if the case is left to people.
 */
export function closeStraightThrough(ctx: Context, caseToken: string): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    if (!(await policyInForce(tx, ctx)).straight_through) return false;
    const opened = await lockCase(tx, ctx, caseToken);
    if (!isStraightThrough(await factsOf(tx, ctx, opened))) return false;
    if (!(await approveActiveRiskAssessment(tx, ctx, caseToken))) return false;
    await approveAndClose(tx, ctx, opened);
    return true;
  });
}
