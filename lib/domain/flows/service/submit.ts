import { addHours } from 'date-fns/addHours';
import { openCase } from '@/lib/domain/cases/service/open';
import { refuseMarkersInProduction } from '@/lib/domain/providers/sandbox/marker';
import type { Context } from '@/lib/platform/context';
import { flowSecret, keyedHash } from '@/lib/platform/crypto';
import { IdempotencyKeyReused } from '@/lib/platform/errors';
import {
  findKeyUse,
  insertKeyUse,
  type KeyUse,
  lockKey,
  type StoredAnswer,
} from '@/lib/platform/idempotency';
import { newToken } from '@/lib/platform/ids';
import { type Transaction, transaction } from '@/lib/platform/transaction';
import { dataTier } from '../data-tier';
import { leaseFrom } from '../lease';
import { flowLifecycle } from '../lifecycle';
import type { Party } from '../party';
import { type FlowRequest, planFlow } from '../plan';
import { findFlowByReference, insertFlow, updateFlow } from '../store';
import { addParties } from '../work/add-parties';
import { findWork, type FlowWork } from '../work/rounds';
import { carryRegistryAnswer } from '../work/carry-registry-answer';
import { requestFlowRun } from './request-run';

const startTokenLifetimeHours = 24;

export interface Submission {
  flow_token: string;
  /** For the caller to run. Null for an async flow, which a worker runs, and for a repeated request. */
  work: FlowWork | null;
  isKeyKnown: boolean;
  answer: StoredAnswer | null;
}

function newFlowRow(ctx: Context, token: string, { flow_type, mode, request }: FlowRequest) {
  const now = ctx.now();
  const hasJourney = flow_type === 'person' && mode === 'async';
  return {
    token,
    flow_type,
    mode,
    processing_status: flowLifecycle.initial,
    external_reference: request.external_reference ?? null,
    request,
    data_tier: dataTier(flow_type, request),
    pull_token_hash: new Uint8Array(keyedHash(flowSecret('pull', token))),
    start_token_hash: hasJourney ? new Uint8Array(keyedHash(flowSecret('start', token))) : null,
    start_expires_at: hasJourney ? addHours(now, startTokenLifetimeHours) : null,
    // This process claims a sync flow. A worker claims an async one; if none has by then, a sweep requests another run.
    lease_until: leaseFrom(now),
    lease_generation: mode === 'sync' ? 1 : 0,
    attempt_count: mode === 'sync' ? 1 : 0,
    created_at: now,
    updated_at: now,
  };
}

async function openCaseFor(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  flow: FlowRequest,
): Promise<string | null> {
  if (flow.flow_type === 'screening') return null;
  const opened = await openCase(tx, ctx, {
    type: 'Onboarding',
    entity_category: flow.flow_type === 'company' ? 'Company' : 'Person',
    flow_token: flowToken,
    external_reference: flow.request.external_reference ?? null,
  });
  return opened.token;
}

async function createFlow(tx: Transaction, ctx: Context, flow: FlowRequest): Promise<Submission> {
  const flow_token = newToken('flw');
  const reference = flow.request.external_reference;
  if (!(await insertFlow(tx, ctx, newFlowRow(ctx, flow_token, flow)))) {
    const existing = reference && (await findFlowByReference(tx, ctx, flow.flow_type, reference));
    if (!existing) throw new Error('a flow was neither inserted nor found');
    return { flow_token: existing.token, work: null, isKeyKnown: false, answer: null };
  }
  const case_token = await openCaseFor(tx, ctx, flow_token, flow);
  if (case_token) await updateFlow(tx, ctx, flow_token, { case_token });
  const checks = await addParties(tx, ctx, {
    flow_token,
    case_token,
    external_reference: reference ?? null,
    known: [],
    parties: planFlow(flow),
  });
  await carryRegistryAnswer(tx, ctx, flow_token, checks);
  if (flow.mode === 'async') requestFlowRun(tx, ctx, flow_token);
  const work = flow.mode === 'sync' ? await findWork(tx, ctx, flow_token) : null;
  return { flow_token, work, isKeyKnown: false, answer: null };
}

async function repeat(tx: Transaction, ctx: Context, use: KeyUse): Promise<Submission | null> {
  await lockKey(tx, ctx, use);
  const stored = await findKeyUse(tx, ctx, use);
  if (!stored?.flow_token) return null;
  if (!stored.isSameRequest) throw new IdempotencyKeyReused(400);
  return { flow_token: stored.flow_token, work: null, isKeyKnown: true, answer: stored.answer };
}

/** The field that names a director or an owner; undefined for the subject, whose field depends on its type. */
function fieldOf({ kind }: Party, place: number): string | undefined {
  return kind === 'subject' ? undefined : `${kind}s.${place}.last_name`;
}

function refuseMarkers(ctx: Context, parties: readonly Party[]): void {
  for (const [, ofKind] of Map.groupBy(parties, ({ kind }) => kind)) {
    ofKind.forEach((party, place) => {
      refuseMarkersInProduction(party.subject, ctx.project.environment, fieldOf(party, place));
    });
  }
}

/**
 * A repeated external_reference or Idempotency-Key returns the existing flow, under any concurrency (API §3.7). Throws
 * `ValidationFailed` (400) for a sandbox marker in production, and `IdempotencyKeyReused` (400).
 */
export async function submitFlow(ctx: Context, flow: FlowRequest, use: KeyUse | null): Promise<Submission> {
  refuseMarkers(ctx, planFlow(flow));
  return transaction(ctx, async (tx) => {
    const repeated = use && (await repeat(tx, ctx, use));
    if (repeated) return repeated;
    const submission = await createFlow(tx, ctx, flow);
    if (use) await insertKeyUse(tx, ctx, use, { flow_token: submission.flow_token });
    return submission;
  });
}
