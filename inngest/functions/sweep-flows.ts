import { requestAbandonedRuns } from '@/lib/domain/flows/service/request-abandoned-runs';
import { leaseMs } from '@/lib/domain/flows/lease';
import { inngest } from '../client';
import { workerStarted } from '../events';

/** Finds flows whose worker died. After a crash the last leases still run for a while, so it looks a second time. */
export const sweepFlows = inngest.createFunction(
  { id: 'sweep-flows', retries: 3, triggers: [workerStarted, { cron: '* * * * *' }] },
  async ({ step, runId }) => {
    await step.run('request abandoned flows', () => requestAbandonedRuns(runId));
    await step.sleep('until the last leases end', leaseMs + 1_000);
    await step.run('request abandoned flows again', () => requestAbandonedRuns(runId));
  },
);
