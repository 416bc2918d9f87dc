import { deleteOldDeliveries } from '@/lib/domain/webhooks/service/delete-old-deliveries';
import { inngest } from '../client';

export const deleteDeliveries = inngest.createFunction(
  { id: 'delete-old-deliveries', retries: 1, triggers: [{ cron: '*/10 * * * *' }] },
  async ({ step }) => {
    await step.run('delete', () => deleteOldDeliveries());
  },
);
