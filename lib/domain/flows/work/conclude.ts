import type { Flow, RiskAssessment } from '@/generated/prisma/client';
import type { AlertOfCheck } from '@/lib/domain/alerts/present';
import { listAlertsOfChecks } from '@/lib/domain/alerts/service/list-of-checks';
import { getCaseRow } from '@/lib/domain/cases/service/get-row';
import { setVerificationStatuses } from '@/lib/domain/entities/service/set-verification-statuses';
import type { Policy } from '@/lib/domain/policies/policy';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { flowConcluded } from '../events';
import { flowLifecycle } from '../lifecycle';
import type { FlowParts } from '../parts';
import { presentFlowResult } from '../present-result';
import type { FlowResult } from '../result-schema';
import { reassessCase } from '../service/reassess-case';
import { updateFlow } from '../store';
import { toldOf } from '../told';
import { verdictOf } from '../verdict';
import { findOtherFlows, type OtherFlows, statusesOfEntities } from './other-flows';

export interface ConcludedFlow extends FlowParts {
  result: FlowResult;
}

export interface FlowJudgement {
  alerts: readonly AlertOfCheck[];
  others: OtherFlows;
  /** Null when the risk was not assessed. */
  assessment: RiskAssessment | null;
}

/** Ends a flow by a move of its lifecycle: verdict, the status of its entities, and the event. */
export async function endFlow(
  tx: Transaction,
  ctx: Context,
  parts: FlowParts,
  move: 'complete' | 'fail',
  { alerts, others, assessment }: FlowJudgement,
): Promise<ConcludedFlow> {
  const now = ctx.now();
  const { token, case_token, flow_type, processing_status } = parts.flow;
  const { to } = flowLifecycle.require(move, processing_status);
  await setVerificationStatuses(tx, ctx, statusesOfEntities(parts, alerts, others));
  const flow: Flow = await updateFlow(tx, ctx, token, {
    processing_status: to,
    overall_verdict: verdictOf(parts.checks, alerts),
    lease_until: null,
    journey_due_at: null,
    results_available_at: parts.flow.results_available_at ?? now,
    completed_at: now,
  });
  const ofCase = case_token ? await getCaseRow(tx, ctx, case_token) : null;
  const result = presentFlowResult({ ...parts, flow, alerts, assessment, ofCase });
  const data = { ...result, tokens: null };
  const told = toldOf(flow_type);
  const isFirstEnd = parts.flow.results_available_at === null;
  if (told && isFirstEnd) recordEvent(tx, ctx, told.ended, { token, data });
  else if (told && flow.overall_verdict !== parts.flow.overall_verdict)
    recordEvent(tx, ctx, told.changed, { token, data });
  return { ...parts, flow, result };
}

/** The verb that closes it stands above flows, so that the worker calls it (docs/adr/0024). */
function requestStraightThrough(tx: Transaction, ctx: Context, { token, case_token, flow_type }: Flow): void {
  // The others open their case for a match, or are made in a case that a person works on.
  if (!case_token || (flow_type !== 'company' && flow_type !== 'person')) return;
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
  const others = await findOtherFlows(tx, ctx, parts);
  const assessment = case_token ? await reassessCase(tx, ctx, case_token) : null;
  if (straight_through) requestStraightThrough(tx, ctx, parts.flow);
  return endFlow(tx, ctx, parts, 'complete', { alerts, others, assessment });
}
