import type { Flow, RiskAssessment } from '@/generated/prisma/client';
import type { AlertOfCheck } from '@/lib/domain/alerts/present';
import { listAlertsOfChecks } from '@/lib/domain/alerts/service/list-of-checks';
import { getCaseName } from '@/lib/domain/cases/service/get-name';
import { setVerificationStatuses } from '@/lib/domain/entities/service/set-verification-statuses';
import type { Policy } from '@/lib/domain/policies/policy';
import { recordEvent } from '@/lib/domain/record-event';
import { assessRisk } from '@/lib/domain/risk/service/assess';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { flowConcluded, screeningCompleted } from '../events';
import { flowLifecycle } from '../lifecycle';
import type { FlowParts } from '../parts';
import { presentFlowResult } from '../present-result';
import type { FlowResult } from '../result-schema';
import { nextReview, riskFacts } from '../risk-facts';
import { updateFlow } from '../store';
import { verdictOf, verificationStatuses } from '../verdict';

export interface ConcludedFlow extends FlowParts {
  result: FlowResult;
}

export interface FlowJudgement {
  alerts: readonly AlertOfCheck[];
  /** Null when the risk was not assessed. */
  assessment: RiskAssessment | null;
}

/** Ends a flow by a move of its lifecycle: verdict, the status of its entities, and the event. */
export async function endFlow(
  tx: Transaction,
  ctx: Context,
  parts: FlowParts,
  move: 'complete' | 'fail',
  { alerts, assessment }: FlowJudgement,
): Promise<ConcludedFlow> {
  const now = ctx.now();
  const { token, case_token, flow_type, processing_status } = parts.flow;
  const { to, event } = flowLifecycle.require(move, processing_status);
  await setVerificationStatuses(tx, ctx, verificationStatuses(parts, alerts));
  const flow: Flow = await updateFlow(tx, ctx, token, {
    processing_status: to,
    overall_verdict: verdictOf(parts.checks, alerts),
    risk_tier: assessment?.tier ?? null,
    next_review_date: assessment && nextReview(assessment),
    lease_until: null,
    results_available_at: now,
    completed_at: now,
  });
  const case_reference = case_token ? await getCaseName(tx, ctx, case_token) : null;
  const result = presentFlowResult({ ...parts, flow, alerts, assessment, case_reference });
  const data = { ...result, tokens: null };
  recordEvent(tx, ctx, flow_type === 'screening' ? screeningCompleted : event, { token, data });
  return { ...parts, flow, result };
}

/** The verb that closes it stands above flows, so that the worker calls it (docs/adr/0024). */
function requestStraightThrough(tx: Transaction, ctx: Context, { token, case_token }: Flow): void {
  if (!case_token) return;
  recordEvent(tx, ctx, flowConcluded, { token, data: { flow_token: token, case_token } });
}

/** Ends a flow whose checks have all ended, and assesses the risk. */
export async function concludeFlow(
  tx: Transaction,
  ctx: Context,
  parts: FlowParts,
  { straight_through }: Pick<Policy, 'straight_through'>,
): Promise<ConcludedFlow> {
  const { case_token } = parts.flow;
  const alerts = await listAlertsOfChecks(tx, ctx, parts.checks);
  const facts = case_token ? riskFacts(parts, alerts, ctx.now()) : null;
  const assessment = case_token && facts ? await assessRisk(tx, ctx, case_token, facts) : null;
  if (straight_through) requestStraightThrough(tx, ctx, parts.flow);
  return endFlow(tx, ctx, parts, 'complete', { alerts, assessment });
}
