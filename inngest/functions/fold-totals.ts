import { db } from '@/lib/platform/db';
import { inngest } from '../client';

export const foldTotals = inngest.createFunction(
  { id: 'fold-totals', retries: 1, triggers: [{ cron: '* * * * *' }] },
  async ({ step }) => {
    await step.run('fold', async () => {
      await db().readers.query('select fold_list_totals()');
    });
  },
);
