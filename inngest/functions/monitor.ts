import { screenDueEntities } from '@/lib/domain/monitoring/service/screen-due-entities';
import { screenListChanges } from '@/lib/domain/monitoring/service/screen-list-changes';
import { inngest } from '../client';
import { workerStarted } from '../events';

/** A run replays its steps, and has 1,000 at most. The next run goes on with what is left. */
const maxPieces = 100;

/** Screens the monitored entities that a new version of a list may affect (docs/adr/0063). */
export const monitorLists = inngest.createFunction(
  { id: 'monitor-lists', retries: 3, concurrency: 1, triggers: [workerStarted, { cron: '* * * * *' }] },
  async ({ step, runId }) => {
    for (let n = 1; n <= maxPieces; n += 1) {
      const { has_more } = await step.run(`new versions, piece ${n}`, () => screenListChanges(runId));
      if (!has_more) return;
    }
  },
);

/** Screens the monitored entities whose interval is over. */
export const monitorEntities = inngest.createFunction(
  { id: 'monitor-entities', retries: 3, concurrency: 1, triggers: [{ cron: '*/5 * * * *' }] },
  async ({ step, runId }) => {
    let behind: number | undefined;
    for (let n = 1; n <= maxPieces; n += 1) {
      const scope = { behind };
      const piece = await step.run(`who is due, piece ${n}`, () => screenDueEntities(runId, scope));
      if (!piece.has_more) return;
      behind = piece.last_project;
    }
  },
);
