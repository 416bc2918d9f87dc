import { openCase } from '@/lib/domain/cases/service/open';
import type { Context } from '@/lib/platform/context';
import type { KeyUse } from '@/lib/platform/idempotency';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/database/transaction';
import { type FlowRequest, planFlow } from '../plan';
import { findFlowByReference, insertFlow, updateFlow } from '../store';
import { addParties } from '../create/add-parties';
import { carryRegistryAnswer } from '../create/carry-registry-answer';
import { newFlowRow } from '../create/new-flow-row';
import { findWork } from '../run/rounds';
import { type CreatedFlow, type Submission, submitOnce } from '../run/submission';
import { requestFlowRun } from './request-run';

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

async function createFlow(tx: Transaction, ctx: Context, flow: FlowRequest): Promise<CreatedFlow> {
  const flow_token = newToken('flw');
  const reference = flow.request.external_reference;
  if (!(await insertFlow(tx, newFlowRow(ctx, flow_token, flow)))) {
    const existing = reference && (await findFlowByReference(tx, ctx, flow.flow_type, reference));
    if (!existing) throw new Error('a flow was neither inserted nor found');
    return { flow_token: existing.token, work: null };
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
  return { flow_token, work };
}

/**
 * A repeated external_reference or Idempotency-Key returns the existing flow, even with concurrent requests
 * (API §3.7). Call `refuseUnfitNames` first. Throws `IdempotencyKeyReused` (400).
 */
export async function submitFlow(ctx: Context, flow: FlowRequest, use: KeyUse | null): Promise<Submission> {
  return submitOnce(ctx, use, (tx) => createFlow(tx, ctx, flow), 400);
}
