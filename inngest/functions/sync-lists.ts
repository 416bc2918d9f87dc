import { syncDueLists } from '@/lib/domain/watchlists/service/sync-due-lists';
import { tellOfRefusedLists } from '@/lib/domain/watchlists/service/tell-of-refused-lists';
import { inngest } from '../client';
import { workerStarted } from '../events';

/** Public lists whose synchronisation is due (docs/adr/0062). Without such lists it does nothing. */
export const syncLists = inngest.createFunction(
  { id: 'sync-lists', retries: 1, concurrency: 1, triggers: [workerStarted, { cron: '*/10 * * * *' }] },
  async ({ step, runId }) => {
    await step.run('synchronise', syncDueLists);
    await step.run('tell administrators', () => tellOfRefusedLists(runId));
  },
);
