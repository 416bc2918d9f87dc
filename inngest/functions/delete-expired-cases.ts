import { deleteExpiredCases } from '@/lib/domain/casework/service/delete-expired-cases';
import { inngest } from '../client';
import { workInPieces } from './pieces';

/** Closed cases past the retention of their project, with all that was kept of them (docs/adr/0075). */
export const deleteCases = inngest.createFunction(
  { id: 'delete-expired-cases', retries: 1, concurrency: 1, triggers: [{ cron: '*/10 * * * *' }] },
  async ({ step, runId }) => {
    await workInPieces(step, 'delete', () => deleteExpiredCases(runId));
  },
);
