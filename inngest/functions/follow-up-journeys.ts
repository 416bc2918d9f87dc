import { expireDocumentRequests } from '@/lib/domain/casework/service/expire-document-requests';
import { followUpSilentJourneys } from '@/lib/domain/flows/service/follow-up-silent-journeys';
import type { Piece } from '@/lib/platform/work/piece';
import { inngest } from '../client';
import { workInPieces } from './pieces';

/** Some of both, so that many of the one do not delay the other. */
async function followUp(requestId: string): Promise<Piece> {
  const journeys = await followUpSilentJourneys(requestId);
  const requests = await expireDocumentRequests(requestId);
  return { done: journeys.done + requests.done, has_more: journeys.has_more || requests.has_more };
}

/**
 * Records abandoned and expired journeys, and returns cases whose document request expired. Once a minute is enough for
 * periods of an hour or a day.
 */
export const followUpJourneys = inngest.createFunction(
  { id: 'follow-up-journeys', retries: 1, concurrency: 1, triggers: [{ cron: '* * * * *' }] },
  async ({ step, runId }) => {
    await workInPieces(step, 'follow up what is due', () => followUp(runId));
  },
);
