import { requireProject } from '@/lib/domain/access/service/require-project';
import { transaction } from '@/lib/platform/transaction';
import { findAbandonedFlows } from '../store';
import { requestFlowRun } from './request-run';

const maxPerSweep = 200;

export async function requestAbandonedRuns(requestId: string): Promise<number> {
  const abandoned = await findAbandonedFlows(maxPerSweep);
  for (const { project_id, token } of abandoned) {
    const ctx = await requireProject(project_id, requestId);
    await transaction(ctx, async (tx) => requestFlowRun(tx, ctx, token));
  }
  return abandoned.length;
}
