import { requireProject } from '@/lib/domain/access/service/require-project';
import { claimAndRunFlow } from '@/lib/domain/flows/service/claim-and-run';
import { inngest } from '../client';
import { flowRequested } from '../events';

/** Runs a new async flow, or an abandoned one. The flow's lease makes this idempotent. */
export const runFlow = inngest.createFunction(
  { id: 'run-flow', retries: 5, triggers: [flowRequested] },
  async ({ event, step, runId }) => {
    await step.run('run checks until none is due', async () => {
      const ctx = await requireProject(event.data.project_id, runId);
      return claimAndRunFlow(ctx, event.data.flow_token);
    });
  },
);
