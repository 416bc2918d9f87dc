import { forEachProject } from '@/lib/domain/access/service/for-each-project';
import { transaction } from '@/lib/platform/database/transaction';
import { findAwake } from '@/lib/platform/work/resting-projects';
import { findAbandonedFlows, markRunRequested } from '../store';
import { requestFlowRun } from './request-run';

const maxPerSweep = 200;
const failure = 'abandoned flows were not requested again';

export async function requestAbandonedRuns(requestId: string): Promise<number> {
  const { done } = await forEachProject({
    failure,
    requestId,
    items: await findAwake(failure, maxPerSweep, findAbandonedFlows),
    work: async (ctx, { token }) => {
      await transaction(ctx, async (tx) => {
        await markRunRequested(tx, ctx, token);
        requestFlowRun(tx, ctx, token);
      });
      return 1;
    },
  });
  return done;
}
