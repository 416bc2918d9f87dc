import { listDueSources } from '@/lib/domain/watchlists/service/list-due-sources';
import { syncDueList } from '@/lib/domain/watchlists/service/sync-due-list';
import { tellOfRefusedLists } from '@/lib/domain/watchlists/service/tell-of-refused-lists';
import { inngest } from '../client';
import { workerStarted } from '../events';

/**
 * Synchronises due public lists (docs/adr/0062), each in its own step, which ends within a turn of the
 * runner. Does nothing without such lists.
 */
export const syncLists = inngest.createFunction(
  { id: 'sync-lists', retries: 1, concurrency: 1, triggers: [workerStarted, { cron: '*/10 * * * *' }] },
  async ({ step, runId }) => {
    for (const source of await step.run('find what is due', listDueSources))
      await step.run(`synchronise ${source}`, () => syncDueList(source));
    await step.run('tell administrators', () => tellOfRefusedLists(runId));
  },
);
