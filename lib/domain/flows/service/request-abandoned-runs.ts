import { forEachDue } from '@/lib/domain/access/service/for-each-due';
import { transaction } from '@/lib/platform/database/transaction';
import { findAbandonedFlows, markRunRequested } from '../store';
import { requestFlowRun } from './request-run';

const maxPerSweep = 200;

export async function requestAbandonedRuns(requestId: string): Promise<number> {
  const { done } = await forEachDue({
    job: 'abandoned-flows',
    failure: 'abandoned flows were not requested again',
    requestId,
    max: maxPerSweep,
    find: findAbandonedFlows,
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
