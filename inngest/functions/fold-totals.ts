import { foldKeptTotals } from '@/lib/platform/database/kept-totals';
import { inngest } from '../client';

export const foldTotals = inngest.createFunction(
  { id: 'fold-totals', retries: 1, triggers: [{ cron: '* * * * *' }] },
  async ({ step }) => {
    await step.run('fold', foldKeptTotals);
  },
);
