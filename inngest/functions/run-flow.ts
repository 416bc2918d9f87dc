import { addSeconds } from 'date-fns/addSeconds';
import { isBeingReset } from '@/lib/domain/access/service/is-being-reset';
import { requireProject } from '@/lib/domain/access/service/require-project';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { getNextRetry } from '@/lib/domain/flows/service/get-next-retry';
import { inngest } from '../client';
import { flowRequested } from '../events';

/** When to check again whether a reset of the sample has ended. */
const resetSeconds = 15;
/** When to ask again whether another flow that may have ended its workers is done. */
const suspectSeconds = 5;

/** Runs a new or abandoned async flow until no retry is planned. The flow's lease makes this idempotent. */
export const runFlow = inngest.createFunction(
  { id: 'run-flow', retries: 5, triggers: [flowRequested] },
  async ({ event, step, runId }) => {
    const { project_id, flow_token } = event.data;
    for (;;) {
      const retryAt = await step.run('run checks until none is due', async () => {
        const ctx = await requireProject(project_id, runId);
        if (await isBeingReset(ctx)) return addSeconds(ctx.now(), resetSeconds);
        const hasRun = await runRequestedFlow(ctx, flow_token);
        if (hasRun === 'later') return addSeconds(ctx.now(), suspectSeconds);
        return getNextRetry(ctx, flow_token);
      });
      if (!retryAt) return;
      await step.sleepUntil('until the next retry', retryAt);
    }
  },
);
