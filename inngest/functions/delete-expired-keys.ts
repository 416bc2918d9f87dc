import { deleteExpiredKeys } from '@/lib/platform/idempotency';
import { inngest } from '../client';

/** Idempotency keys past their window and the answers kept under them. */
export const deleteKeys = inngest.createFunction(
  { id: 'delete-expired-keys', retries: 1, triggers: [{ cron: '*/10 * * * *' }] },
  async ({ step }) => {
    await step.run('delete', deleteExpiredKeys);
  },
);
