import { db } from '@/lib/platform/db';
import { inngest } from '../client';

/** Sums the deltas of the kept totals, so that a read of them stays short. */
export const foldTotals = inngest.createFunction(
  { id: 'fold-totals', retries: 1, triggers: [{ cron: '* * * * *' }] },
  async ({ step }) => {
    await step.run('fold', async () => {
      await db().readers.query('select fold_list_totals()');
    });
  },
);
