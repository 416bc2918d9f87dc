import { expireDocumentRequests } from '@/lib/domain/casework/service/expire-document-requests';
import { followUpSilentJourneys } from '@/lib/domain/flows/service/follow-up-silent-journeys';
import { inngest } from '../client';

/** Once a minute is enough for periods of an hour or a day. */
export const followUpJourneys = inngest.createFunction(
  { id: 'follow-up-journeys', retries: 1, triggers: [{ cron: '* * * * *' }] },
  async ({ step, runId }) => {
    await step.run('record abandoned and expired journeys', () => followUpSilentJourneys(runId));
    await step.run('return cases whose document request expired', () => expireDocumentRequests(runId));
  },
);
