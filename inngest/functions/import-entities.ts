import { requireProject } from '@/lib/domain/access/service/require-project';
import { requestStalledImports } from '@/lib/domain/imports/service/request-stalled-imports';
import { workOffImports } from '@/lib/domain/imports/service/work-off-imports';
import { screenDueEntities } from '@/lib/domain/monitoring/service/screen-due-entities';
import { inngest } from '../client';
import { entityImportCompleted, entityImportRequested, workerStarted } from '../events';
import { workInPieces } from './pieces';

/** Creates entities from imported files (docs/adr/0073). Only one run per project works; the others end. */
export const importEntities = inngest.createFunction(
  { id: 'import-entities', retries: 5, triggers: [entityImportRequested] },
  async ({ event, step, runId }) => {
    await workInPieces(step, 'lines', async () =>
      workOffImports(await requireProject(event.data.project_id, runId)),
    );
  },
);

export const sweepImports = inngest.createFunction(
  { id: 'sweep-imports', retries: 1, triggers: [workerStarted, { cron: '* * * * *' }] },
  async ({ step, runId }) => {
    await step.run('request stalled imports', () => requestStalledImports(runId));
  },
);

/** Screens monitored entities of a file right away, before their regular turn. */
export const screenImported = inngest.createFunction(
  { id: 'screen-imported', retries: 3, concurrency: 1, triggers: [entityImportCompleted] },
  async ({ event, step, runId }) => {
    const ofProject = { projectIds: [event.data.project_id] };
    await workInPieces(step, 'who is new', () => screenDueEntities(runId, ofProject));
  },
);
