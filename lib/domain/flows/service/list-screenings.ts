import type { Flow } from '@/generated/prisma/client';
import { timestamp, timestampOrNull } from '@/lib/domain/present';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { findingsOf } from '../json-columns';
import type { FlowScreening } from '../schema';
import { findFlows } from '../store';

const presentScreeningOf = (flow: Flow): FlowScreening =>
  ({
    flow_token: flow.token,
    flow_type: flow.flow_type,
    processing_status: flow.processing_status,
    overall_verdict: flow.overall_verdict,
    lists: findingsOf(flow).lists ?? [],
    created_at: timestamp(flow.created_at),
    completed_at: timestampOrNull(flow.completed_at),
  }) as FlowScreening; // text columns that only this folder writes, with values of the schema

/** Which lists each flow screened against, and in which versions. Oldest first. */
export async function listFlowScreenings(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<FlowScreening[]> {
  return (await findFlows(tx, ctx, tokens)).map(presentScreeningOf);
}
