import { addHours } from 'date-fns/addHours';
import type { Flow } from '@/generated/prisma/client';
import { startTokenHours } from '@/lib/domain/start-token';
import type { Context } from '@/lib/platform/context';
import { flowSecret, keyedHash } from '@/lib/platform/crypto';
import { dataTier } from '../data-tier';
import { leaseFrom } from '../lease';
import { flowLifecycle } from '../lifecycle';
import type { FlowRequest } from '../plan';
import type { SentDocuments } from '../schema';

type NewFlow = FlowRequest | { flow_type: 'document'; mode: 'async'; request: SentDocuments };

export function newFlowRow(ctx: Context, token: string, { flow_type, mode, request }: NewFlow): Flow {
  const now = ctx.now();
  const hasJourney = flow_type === 'person' && mode === 'async';
  return {
    project_id: ctx.project.id,
    token,
    flow_type,
    mode,
    processing_status: flowLifecycle.initial,
    external_reference: request.external_reference ?? null,
    request: { ...request },
    data_tier: dataTier(flow_type, request),
    case_token: null,
    overall_verdict: null,
    findings: {},
    pull_token_hash: new Uint8Array(keyedHash(flowSecret('pull', token))),
    start_token_hash: hasJourney ? new Uint8Array(keyedHash(flowSecret('start', token))) : null,
    start_expires_at: hasJourney ? addHours(now, startTokenHours) : null,
    journey_due_at: null,
    // This process claims a sync flow. A worker claims an async one; if none has when the lease expires, a
    // sweep requests another run.
    lease_until: leaseFrom(now),
    lease_generation: mode === 'sync' ? 1 : 0,
    attempt_count: mode === 'sync' ? 1 : 0,
    run_requested_at: null,
    results_available_at: null,
    completed_at: null,
    created_at: now,
    updated_at: now,
  };
}
