import { deleteEndedSessions } from '@/lib/domain/access/service/delete-ended-sessions';
import { inngest } from '../client';

export const deleteSessions = inngest.createFunction(
  { id: 'delete-sessions', retries: 1, triggers: [{ cron: '*/10 * * * *' }] },
  async ({ step }) => {
    await step.run('delete', deleteEndedSessions);
  },
);
