import { forEachProject } from '@/lib/domain/access/service/for-each-project';
import { findAwake } from '@/lib/platform/work/resting-projects';
import { findSilentJourneys } from '../store';
import { followUpSilentJourney } from './follow-up-silent-journey';

const maxPerSweep = 200;
const failure = 'silent journeys were not followed up';

/**
 * Follows up inactive journeys: abandoned after the inactivity that the policy allows, expired with their
 * start token (API §3.2). Each is recorded once, however many workers run.
 */
export async function followUpSilentJourneys(requestId: string): Promise<number> {
  const { done } = await forEachProject({
    failure,
    requestId,
    items: await findAwake(failure, maxPerSweep, findSilentJourneys),
    work: async (ctx, { token }) => {
      await followUpSilentJourney(ctx, token);
      return 1;
    },
  });
  return done;
}
