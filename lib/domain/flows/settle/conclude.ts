import type { Flow, RiskAssessment } from '@/generated/prisma/client';
import type { AlertOfCheck } from '@/lib/domain/alerts/present';
import { listAlertRowsOfChecks } from '@/lib/domain/alerts/service/list-rows-of-checks';
import { getCaseRow } from '@/lib/domain/cases/service/get-row';
import { setVerificationStatuses } from '@/lib/domain/entities/service/set-verification-statuses';
import type { Policy } from '@/lib/domain/policies/policy';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { flowsEnded } from '@/lib/platform/metrics';
import { noteCount, type Recorder } from '@/lib/platform/records';
import type { Transaction } from '@/lib/platform/database/transaction';
import { flowConcluded } from '../events';
import { flowLifecycle } from '../lifecycle';
import type { FlowRows } from '../rows';
import { presentFlowResult, presentResultForEvents } from '../present-result';
import type { FlowResult } from '../result-schema';
import { reassessCase } from '../service/reassess-case';
import { updateFlow } from '../store';
import { verdictEventsOf } from '../verdict-events';
import { verdictOf } from '../verdict';
import { findOtherFlows, type OtherFlows, statusesOfEntities } from './other-flows';

export interface ConcludedFlow extends FlowRows {
  result: FlowResult;
}

export interface FlowJudgement {
  alerts: readonly AlertOfCheck[];
  others: OtherFlows;
  /** Null if the risk was not assessed. */
  assessment: RiskAssessment | null;
}

type End = 'complete' | 'fail';

/** Changes made by the move that ends the flow. */
export const endOf = (
  { flow, checks }: Pick<FlowRows, 'flow' | 'checks'>,
  move: End,
  alerts: readonly AlertOfCheck[],
  now: Date,
) => ({
  processing_status: flowLifecycle.require(move, flow.processing_status).to,
  overall_verdict: verdictOf(checks, alerts),
  lease_until: null,
  journey_due_at: null,
  results_available_at: flow.results_available_at ?? now,
  completed_at: now,
});

/** Records an event for the first end of the flow, and for later ones that change its verdict. */
export function recordEnd(
  recorder: Recorder,
  ctx: Context,
  before: Flow,
  { token, flow_type, processing_status, overall_verdict }: Flow,
  result: FlowResult,
): void {
  const labels = { type: flow_type, status: processing_status, verdict: overall_verdict ?? 'none' };
  noteCount(recorder, () => flowsEnded.inc(labels));
  const events = verdictEventsOf(flow_type);
  const data = presentResultForEvents(result);
  if (events && before.results_available_at === null)
    recordEvent(recorder, ctx, events.ended, { token, data });
  else if (events && overall_verdict !== before.overall_verdict)
    recordEvent(recorder, ctx, events.changed, { token, data });
}

/**
 * Ends a flow with a move of its lifecycle: sets the verdict and the status of its entities, and records the
 * event.
 */
export async function endFlow(
  tx: Transaction,
  ctx: Context,
  rows: FlowRows,
  move: End,
  { alerts, others, assessment }: FlowJudgement,
): Promise<ConcludedFlow> {
  const { token, case_token } = rows.flow;
  const change = endOf(rows, move, alerts, ctx.now());
  await setVerificationStatuses(tx, ctx, statusesOfEntities(rows, alerts, others));
  const flow = await updateFlow(tx, ctx, token, change);
  const ofCase = case_token ? await getCaseRow(tx, ctx, case_token) : null;
  const result = presentFlowResult({ ...rows, flow, alerts, assessment, ofCase });
  recordEnd(tx, ctx, rows.flow, flow, result);
  return { ...rows, flow, result };
}

/**
 * Asks the worker to close the case straight through, because the service that closes it is in a folder above
 * flows (docs/adr/0024).
 */
export function requestStraightThrough(
  recorder: Recorder,
  ctx: Context,
  { token, case_token, flow_type }: Flow,
): void {
  // Other flow types only open a case for a match, or run in a case that a person works on.
  if (!case_token || (flow_type !== 'company' && flow_type !== 'person')) return;
  recordEvent(recorder, ctx, flowConcluded, { token, data: { flow_token: token, case_token } });
}

/** Ends a flow whose checks have all ended, and assesses the risk. */
export async function concludeFlow(
  tx: Transaction,
  ctx: Context,
  rows: FlowRows,
  { straight_through }: Pick<Policy, 'straight_through'>,
): Promise<ConcludedFlow> {
  const { case_token } = rows.flow;
  const alerts = await listAlertRowsOfChecks(tx, ctx, rows.checks);
  const assessment = case_token ? await reassessCase(tx, ctx, case_token) : null;
  const others = await findOtherFlows(tx, ctx, rows);
  if (straight_through) requestStraightThrough(tx, ctx, rows.flow);
  return endFlow(tx, ctx, rows, 'complete', { alerts, others, assessment });
}
