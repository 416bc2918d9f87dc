import { type DuePiece, screenDueEntities } from '@/lib/domain/monitoring/service/screen-due-entities';
import { screenListChanges } from '@/lib/domain/monitoring/service/screen-list-changes';
import { inngest } from '../client';
import { workerStarted } from '../events';
import { workInPieces } from './pieces';

/** Screens the monitored entities that a new list version may affect (docs/adr/0063). */
export const monitorLists = inngest.createFunction(
  { id: 'monitor-lists', retries: 3, concurrency: 1, triggers: [workerStarted, { cron: '* * * * *' }] },
  async ({ step, runId }) => {
    await workInPieces(step, 'new versions', () => screenListChanges(runId));
  },
);

/** Screens the monitored entities whose interval has passed. */
export const monitorEntities = inngest.createFunction(
  { id: 'monitor-entities', retries: 3, concurrency: 1, triggers: [{ cron: '*/5 * * * *' }] },
  async ({ step, runId }) => {
    await workInPieces<DuePiece>(step, 'who is due', (before) =>
      screenDueEntities(runId, { behind: before?.last_project }),
    );
  },
);
