import { forEachDue } from '@/lib/domain/access/service/for-each-due';
import type { Piece } from '@/lib/platform/work/piece';
import { findSilentJourneys } from '../store';
import { followUpSilentJourney } from './follow-up-silent-journey';

const maxPerPiece = 200;

/**
 * Follows up inactive journeys: abandoned after the inactivity that the policy allows, expired with their
 * start token (API §3.2). Each is recorded once, however many workers run.
 */
export function followUpSilentJourneys(requestId: string): Promise<Piece> {
  return forEachDue({
    job: 'silent-journeys',
    failure: 'silent journeys were not followed up',
    requestId,
    max: maxPerPiece,
    find: findSilentJourneys,
    work: async (ctx, { token }) => {
      await followUpSilentJourney(ctx, token);
      return 1;
    },
  });
}
