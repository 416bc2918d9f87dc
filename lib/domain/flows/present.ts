import type { Flow as FlowModel } from '@/generated/prisma/client';
import { timestamp, timestampOrNull } from '@/lib/domain/present';
import { flowSecret } from '@/lib/platform/crypto';
import type { Flow, TokenResponse } from './schema';

export function presentTokens(flow: FlowModel): TokenResponse['tokens'] {
  return {
    pull: flowSecret('pull', flow.token),
    start: flow.start_token_hash ? flowSecret('start', flow.token) : null,
  };
}

export function presentFlow(row: FlowModel): Flow {
  return {
    token: row.token,
    flow_type: row.flow_type,
    mode: row.mode,
    processing_status: row.processing_status,
    external_reference: row.external_reference,
    case_token: row.case_token,
    overall_verdict: row.overall_verdict,
    risk_tier: row.risk_tier,
    completed_at: timestampOrNull(row.completed_at),
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
  } as Flow; // text columns that only this folder writes, with values of these schemas
}
