import { isOpenCheck } from '@/lib/domain/checks/moves';
import { askCheckStates } from '@/lib/domain/checks/service/ask-states';
import type { Context } from '@/lib/platform/context';
import { combined, type Subquery } from '@/lib/platform/database/subqueries';
import { PersonRequest } from '../schema';
import { type FlowOfJourney, flowOfJourney } from '../store/journey';
import { isOfJourney } from '../journey';

export interface JourneyFacts extends Pick<
  FlowOfJourney,
  'case_token' | 'journey_due_at' | 'start_expires_at'
> {
  request: PersonRequest;
  /** Whether the person still has something to do. */
  is_waiting: boolean;
}

/** The facts of a person flow that its hosted journey depends on; null without a flow. */
export function askJourneyFacts(
  ctx: Context,
  flowToken: string | null,
): Subquery<object, JourneyFacts | null> {
  const subqueries = { flow: flowOfJourney(ctx, flowToken), checks: askCheckStates(ctx, flowToken) };
  return combined(subqueries, ({ flow, checks }) => {
    if (!flow) return null;
    const { processing_status, request, ...facts } = flow;
    const isOpen = checks.some((check) => isOfJourney(check) && isOpenCheck(check));
    return {
      ...facts,
      request: PersonRequest.parse(request),
      is_waiting: processing_status === 'processing' && isOpen,
    };
  });
}
