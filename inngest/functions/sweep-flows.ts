import { requestAbandonedRuns } from '@/lib/domain/flows/service/request-abandoned-runs';
import { leaseMs } from '@/lib/domain/flows/lease';
import { inngest } from '../client';
import { workerStarted } from '../events';

/** Requests runs of abandoned flows; a second time after all leases that a crashed worker held have expired. */
export const sweepFlows = inngest.createFunction(
  { id: 'sweep-flows', retries: 3, triggers: [workerStarted, { cron: '* * * * *' }] },
  async ({ step, runId }) => {
    await step.run('request abandoned flows', () => requestAbandonedRuns(runId));
    await step.sleep('until the last leases end', leaseMs + 1_000);
    await step.run('request abandoned flows again', () => requestAbandonedRuns(runId));
  },
);
