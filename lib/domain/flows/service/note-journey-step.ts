import type { Policy } from '@/lib/domain/policies/policy';
import type { Context } from '@/lib/platform/context';
import { moveJourneyDue } from '../store/journey';
import { journeyDueAt } from '../journey';
import type { JourneyFacts } from './ask-journey-facts';

/** Parts of an image arrive in bursts. */
const oftenEnoughMs = 10_000;

/**
 * Restarts the inactivity period of the person. A journey is abandoned at most once; after that it ends with
 * its start token. Skipped while the flow is locked: the next request records it.
 */
export async function noteJourneyStep(
  ctx: Context,
  token: string,
  { journey_due_at, start_expires_at }: JourneyFacts,
  policy: Policy,
): Promise<void> {
  const due = journeyDueAt({ start_expires_at, journey_due_at: null }, policy, ctx.now());
  const isEnded = journey_due_at && journey_due_at.getTime() === start_expires_at?.getTime();
  const isNoted = journey_due_at && due && Math.abs(due.getTime() - journey_due_at.getTime()) < oftenEnoughMs;
  if (!isEnded && !isNoted) await moveJourneyDue(ctx, token, journey_due_at, due);
}
