import { requireProject } from '@/lib/domain/access/service/require-project';
import { goOnWithReset } from '@/lib/domain/sample/service/go-on-with-reset';
import { inngest } from '../client';
import { sampleResetRequested } from '../events';
import { workInPieces } from './pieces';

/** Deletes the sample of a sandbox and creates it again (docs/adr/0087). */
export const resetSample = inngest.createFunction(
  { id: 'reset-sample', retries: 3, concurrency: 1, triggers: [sampleResetRequested] },
  async ({ event, step, runId }) => {
    await workInPieces(step, 'delete and make again', async () =>
      goOnWithReset(await requireProject(event.data.project_id, runId)),
    );
  },
);
