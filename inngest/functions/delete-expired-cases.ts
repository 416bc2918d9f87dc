import { deleteExpiredCases } from '@/lib/domain/casework/service/delete-expired-cases';
import { inngest } from '../client';

/** A run replays its steps, and has 1,000 at most. The next run goes on with what is left. */
const maxPieces = 100;

/** Closed cases past the retention of their project, with all that was kept of them (docs/adr/0075). */
export const deleteCases = inngest.createFunction(
  { id: 'delete-expired-cases', retries: 1, concurrency: 1, triggers: [{ cron: '*/10 * * * *' }] },
  async ({ step, runId }) => {
    for (let n = 1; n <= maxPieces; n += 1) {
      const { has_more } = await step.run(`delete, piece ${n}`, () => deleteExpiredCases(runId));
      if (!has_more) return;
    }
  },
);
