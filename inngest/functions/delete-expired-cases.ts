import { deleteExpiredCases } from '@/lib/domain/casework/service/delete-expired-cases';
import { inngest } from '../client';
import { workInPieces } from './pieces';

/** Deletes closed cases past the retention period of their project, with all their data (docs/adr/0075). */
export const deleteCases = inngest.createFunction(
  { id: 'delete-expired-cases', retries: 1, concurrency: 1, triggers: [{ cron: '*/10 * * * *' }] },
  async ({ step, runId }) => {
    await workInPieces(step, 'delete', () => deleteExpiredCases(runId));
  },
);
