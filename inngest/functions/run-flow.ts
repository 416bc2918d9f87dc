import { takeUp } from '@/lib/domain/flows/service/run';
import { projectContext } from '@/lib/domain/access/projects';
import { inngest } from '../client';
import { flowRequested } from '../events';

/** Runs a new async flow, or an abandoned one. The flow's lease makes this idempotent. */
export const runFlow = inngest.createFunction(
  { id: 'run-flow', retries: 5, triggers: [flowRequested] },
  async ({ event, step, runId }) => {
    await step.run('run checks until none is due', async () => {
      const ctx = await projectContext(event.data.project_id, runId);
      return takeUp(ctx, event.data.flow_token);
    });
  },
);
