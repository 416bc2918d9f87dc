import { isBeingReset } from '@/lib/domain/access/service/is-being-reset';
import { requireProject } from '@/lib/domain/access/service/require-project';
import { closeStraightThrough } from '@/lib/domain/casework/service/close-straight-through';
import { inngest } from '../client';
import { flowConcluded } from '../events';

/** Closes the case of a flow with Low risk and passed checks. A case is closed once. */
export const closeCases = inngest.createFunction(
  { id: 'close-straight-through', retries: 5, triggers: [flowConcluded] },
  async ({ event, step, runId }) => {
    await step.run('close the case if nothing speaks against it', async () => {
      const ctx = await requireProject(event.data.project_id, runId);
      // The outcome of sample cases is part of the sample.
      if (await isBeingReset(ctx)) return;
      await closeStraightThrough(ctx, event.data.case_token);
    });
  },
);
