import { deleteExpiredKeys } from '@/lib/platform/idempotency';
import { inngest } from '../client';

/** Deletes expired Idempotency-Keys and the answers stored under them. */
export const deleteKeys = inngest.createFunction(
  { id: 'delete-expired-keys', retries: 1, triggers: [{ cron: '*/10 * * * *' }] },
  async ({ step }) => {
    await step.run('delete', deleteExpiredKeys);
  },
);
