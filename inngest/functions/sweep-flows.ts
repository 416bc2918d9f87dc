import { requestAbandonedRuns } from '@/lib/domain/flows/service/request-abandoned-runs';
import { leaseMs } from '@/lib/domain/flows/lease';
import { inngest } from '../client';
import { workerStarted } from '../events';

/**
 * A flow whose process was killed waits for its lease and for the next sweep, and must be finished within a
 * minute.
 */
const looks = 4;
/** After a worker has started: the second sweep comes when all leases of a crashed worker have expired. */
const betweenLooksMs = leaseMs + 1_000;

/** Requests runs of abandoned flows, repeatedly until the next cron. */
export const sweepFlows = inngest.createFunction(
  { id: 'sweep-flows', retries: 3, triggers: [workerStarted, { cron: '* * * * *' }] },
  async ({ step, runId }) => {
    for (let look = 1; ; look += 1) {
      await step.run('request abandoned flows', () => requestAbandonedRuns(runId));
      if (look === looks) return;
      await step.sleep('until the next look', betweenLooksMs);
    }
  },
);
