import { requireIdleProject } from '@/lib/domain/access/service/require-idle-project';
import { claimAndRunFlow } from '@/lib/domain/flows/service/claim-and-run';
import { getNextRetry } from '@/lib/domain/flows/service/get-next-retry';
import { inngest } from '../client';
import { flowRequested } from '../events';

/** Runs a new async flow, or an abandoned one, until no retry is planned. The flow's lease makes this idempotent. */
export const runFlow = inngest.createFunction(
  { id: 'run-flow', retries: 5, triggers: [flowRequested] },
  async ({ event, step, runId }) => {
    const { project_id, flow_token } = event.data;
    for (;;) {
      const retryAt = await step.run('run checks until none is due', async () => {
        const ctx = await requireIdleProject(project_id, runId);
        await claimAndRunFlow(ctx, flow_token);
        return getNextRetry(ctx, flow_token);
      });
      if (!retryAt) return;
      await step.sleepUntil('until the next retry', retryAt);
    }
  },
);
