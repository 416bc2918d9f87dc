import { eraseDueImages } from '@/lib/domain/casework/service/erase-due-images';
import { inngest } from '../client';
import { workInPieces } from './pieces';

/**
 * Erases images past the retention period of their project, and images that were never submitted
 * (docs/adr/0093).
 */
export const eraseDocuments = inngest.createFunction(
  { id: 'erase-documents', retries: 1, concurrency: 1, triggers: [{ cron: '*/5 * * * *' }] },
  async ({ step, runId }) => {
    await workInPieces(step, 'erase what is due', () => eraseDueImages(runId));
  },
);
