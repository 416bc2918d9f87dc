import type { Alert, Check, Flow, FlowParty, Prisma, RiskAssessment } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/audit/record-event';
import * as entities from '@/lib/domain/entities/service';
import * as risk from '@/lib/domain/risk/service';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { flowLifecycle } from '../lifecycle';
import { presentFlowResult } from '../present';
import { riskFacts } from '../risk-facts';
import { findAlerts, findCaseName, type FlowParts, updateFlow } from '../store';
import type { FlowResult } from '../result-schema';
import { verdictOf } from '../verdict';

const verificationOf = { Pass: 'Verified', Refer: 'In Progress', Fail: 'Failed' } as const;

/** What a verdict on the entity's own checks makes of its verification. */
async function markEntities(tx: Transaction, ctx: Context, { parties, checks }: FlowParts, alerts: Alert[]) {
  const judged = new Map<string, (typeof verificationOf)[keyof typeof verificationOf]>();
  for (const party of parties) {
    if (party.entity_token) judged.set(party.entity_token, verificationOf[verdictOn(party, checks, alerts)]);
  }
  await entities.setVerificationStatuses(tx, ctx, judged);
}

function verdictOn(party: FlowParty, checks: readonly Check[], alerts: readonly Alert[]) {
  const own = checks.filter((check) => check.party_position === party.screened_as);
  return verdictOf(
    own,
    alerts.filter((alert) => own.some((check) => check.token === alert.check_token)),
  );
}

/** `6 Months` and the like, counted from the day the flow ended. */
function reviewDate(assessment: RiskAssessment, from: Date): Date {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth()];
  const months = Number.parseInt(assessment.review_frequency, 10);
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + months, Math.min(from.getUTCDate(), lastDay)));
}

function ended(flow: Flow, now: Date, parts: FlowParts, alerts: Alert[], assessment: RiskAssessment | null) {
  const { to } = flowLifecycle.require('complete', flow.processing_status);
  return {
    processing_status: to,
    overall_verdict: verdictOf(parts.checks, alerts),
    risk_tier: assessment?.tier ?? null,
    next_review_date: assessment && reviewDate(assessment, now),
    lease_until: null,
    results_available_at: now,
    completed_at: now,
  } satisfies Prisma.FlowUncheckedUpdateInput;
}

export interface ConcludedFlow extends FlowParts {
  /** As a later read would present it. */
  result: FlowResult;
}

/** Ends a flow whose checks have all ended: risk, verdict, what becomes of its entities, and the event that tells it. */
export async function conclude(tx: Transaction, ctx: Context, parts: FlowParts): Promise<ConcludedFlow> {
  const now = ctx.now();
  const alerts = await findAlerts(tx, ctx, parts.checks);
  const { case_token } = parts.flow;
  const assessment = case_token
    ? await risk.assess(tx, ctx, case_token, riskFacts(parts, alerts, now))
    : null;
  await markEntities(tx, ctx, parts, alerts);
  const flow = await updateFlow(tx, ctx, parts.flow.token, ended(parts.flow, now, parts, alerts, assessment));
  const case_reference = case_token ? await findCaseName(tx, ctx, case_token) : null;
  const result = presentFlowResult({ ...parts, flow, alerts, assessment, case_reference });
  recordEvent(tx, ctx, {
    type: flow.flow_type === 'screening' ? 'screening.completed' : 'verification.completed',
    target: { type: 'flow', token: flow.token },
    // The outbox is read by people with database access; tokens follow from the flow when the event is delivered.
    data: { ...result, tokens: null },
  });
  return { ...parts, flow, result };
}
