import { requestFlowRun } from '@/lib/domain/audit/record-event';
import { projectContext } from '@/lib/domain/access/projects';
import { db } from '@/lib/platform/db';
import { transaction } from '@/lib/platform/transaction';

const atMost = 200;

interface AbandonedFlow {
  project_id: number;
  token: string;
}

/** Flows whose worker fell silent, of every project. */
async function findAbandoned(): Promise<AbandonedFlow[]> {
  const { rows } = await db().readers.query<AbandonedFlow>(
    'select project_id, token from find_abandoned_flows($1)',
    [atMost],
  );
  return rows;
}

/** Asks for a run of every abandoned flow. Asking twice is harmless: only one run gets the lease. Returns how many. */
export async function requestRuns(requestId: string): Promise<number> {
  const abandoned = await findAbandoned();
  for (const { project_id, token } of abandoned) {
    const ctx = await projectContext(project_id, requestId);
    await transaction(ctx, async (tx) => requestFlowRun(tx, token));
  }
  return abandoned.length;
}
