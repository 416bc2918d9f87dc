import type { Check, Flow } from '@/generated/prisma/client';
import { screenedLists } from '@/lib/domain/checks/screened-lists';
import { listCheckRowsOfFlows } from '@/lib/domain/checks/service/list-rows-of-flows';
import { timestamp, timestampOrNull } from '@/lib/domain/present';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { FlowScreening } from '../schema';
import { findFlows } from '../store';

const presentScreeningOf = (flow: Flow, checks: readonly Check[]): FlowScreening =>
  ({
    flow_token: flow.token,
    flow_type: flow.flow_type,
    processing_status: flow.processing_status,
    overall_verdict: flow.overall_verdict,
    lists: screenedLists(checks),
    created_at: timestamp(flow.created_at),
    completed_at: timestampOrNull(flow.completed_at),
  }) as FlowScreening; // text columns that only this folder writes, with values of the schema

/** The lists that each flow screened against, with their versions. Oldest first. */
export async function listFlowScreenings(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<FlowScreening[]> {
  const flows = await findFlows(tx, ctx, tokens);
  const checks = Map.groupBy(await listCheckRowsOfFlows(tx, ctx, tokens), ({ flow_token }) => flow_token);
  return flows.map((flow) => presentScreeningOf(flow, checks.get(flow.token) ?? []));
}
