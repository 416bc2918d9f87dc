import { requireProject } from '@/lib/domain/access/service/require-project';
import { goOnWithReset } from '@/lib/domain/sample/service/go-on-with-reset';
import { inngest } from '../client';
import { sampleResetRequested } from '../events';

/** A run replays its steps, and has 1,000 at most. Who waits for what is left may ask again. */
const maxPieces = 100;

/** Deletes the sample of a sandbox, and makes it again (docs/adr/0087). */
export const resetSample = inngest.createFunction(
  { id: 'reset-sample', retries: 3, concurrency: 1, triggers: [sampleResetRequested] },
  async ({ event, step, runId }) => {
    for (let n = 1; n <= maxPieces; n += 1) {
      const { has_more } = await step.run(`piece ${n}`, async () =>
        goOnWithReset(await requireProject(event.data.project_id, runId)),
      );
      if (!has_more) return;
    }
  },
);
