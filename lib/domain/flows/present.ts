import type { Case, Flow as FlowModel } from '@/generated/prisma/client';
import type { Tier } from '@/lib/domain/words';
import { timestamp, timestampOrNull } from '@/lib/domain/present';
import { flowSecret } from '@/lib/platform/crypto';
import type { Flow, TokenResponse } from './schema';

export function presentTokens(flow: Pick<FlowModel, 'token' | 'start_token_hash'>): TokenResponse['tokens'] {
  return {
    pull: flowSecret('pull', flow.token),
    start: flow.start_token_hash ? flowSecret('start', flow.token) : null,
  };
}

/** A reopened flow keeps its last verdict until the next one, but does not show it (API §3.6). */
const judgementOf = (
  { processing_status, overall_verdict, completed_at }: FlowModel,
  risk_tier: Tier | null,
) =>
  processing_status === 'processing'
    ? { overall_verdict: null, risk_tier: null, completed_at: null }
    : { overall_verdict, risk_tier, completed_at: timestampOrNull(completed_at) };

// A text column that only the cases folder writes, from a tier.
export const tierOf = (ofCase: Pick<Case, 'risk_tier'> | null | undefined) =>
  (ofCase?.risk_tier ?? null) as Tier | null;

/** The tier that the flow's case shows, including an override. */
export function presentFlow(row: FlowModel, risk_tier: Tier | null): Omit<Flow, 'subject'> {
  return {
    flow_token: row.token,
    flow_type: row.flow_type,
    mode: row.mode,
    processing_status: row.processing_status,
    external_reference: row.external_reference,
    case_token: row.case_token,
    ...judgementOf(row, risk_tier),
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
  } as Omit<Flow, 'subject'>; // text columns that only this folder writes, with values of these schemas
}
