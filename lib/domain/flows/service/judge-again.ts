import type { RiskAssessment } from '@/generated/prisma/client';
import { listAlertsOfChecks } from '@/lib/domain/alerts/service/list-of-checks';
import { setVerificationStatuses } from '@/lib/domain/entities/service/set-verification-statuses';
import { recordEvent } from '@/lib/domain/record-event';
import { assessRiskAgain } from '@/lib/domain/risk/service/assess-again';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { verificationUpdated } from '../events';
import { findParts, type FlowParts } from '../parts';
import { readResult } from '../result';
import { nextReview, riskFacts } from '../risk-facts';
import { requireFlow, updateFlow } from '../store';
import { verdictOf, verificationStatuses } from '../verdict';

/** Null where the flow has no case, and where it was given up: assessing may be what could not be done. */
async function assessAgain(
  tx: Transaction,
  ctx: Context,
  parts: FlowParts,
  alerts: Parameters<typeof riskFacts>[1],
): Promise<RiskAssessment | null> {
  const { case_token, processing_status } = parts.flow;
  if (!case_token || processing_status === 'failed') return null;
  return assessRiskAgain(tx, ctx, case_token, riskFacts(parts, alerts, ctx.now()));
}

/**
 * After a change of its alerts or checks: the verdict of a flow that has ended, the status of its entities and the risk
 * of its case (API §3.10). A changed verdict is an event. A flow that still runs is judged at its end. Call it under
 * `lockFlow`. Throws `NotFound` (404).
 */
export async function judgeFlowAgain(tx: Transaction, ctx: Context, flowToken: string): Promise<void> {
  const before = await requireFlow(tx, ctx, flowToken);
  if (before.processing_status === 'processing') return;
  const parts = await findParts(tx, ctx, before);
  const alerts = await listAlertsOfChecks(tx, ctx, parts.checks);
  await setVerificationStatuses(tx, ctx, verificationStatuses(parts, alerts));
  const assessment = await assessAgain(tx, ctx, parts, alerts);
  const overall_verdict = verdictOf(parts.checks, alerts);
  const flow = await updateFlow(tx, ctx, flowToken, {
    overall_verdict,
    ...(assessment && { risk_tier: assessment.tier, next_review_date: nextReview(assessment) }),
  });
  if (overall_verdict === before.overall_verdict) return;
  const data = { ...(await readResult(tx, ctx, flow)), tokens: null };
  recordEvent(tx, ctx, verificationUpdated, { token: flowToken, data });
}
