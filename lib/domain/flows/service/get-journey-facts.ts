import { isOpenCheck } from '@/lib/domain/checks/moves';
import { listChecksOfFlow } from '@/lib/domain/checks/service/list-of-flow';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { PersonRequest } from '../schema';
import { requireFlow } from '../store';
import { isOfJourney } from '../work/journey';

export interface JourneyFacts {
  request: PersonRequest;
  case_token: string | null;
  /** Whether the person still has something to do. */
  is_waiting: boolean;
}

/** What the hosted journey of a person flow goes by. Throws `NotFound` (404). */
export async function getJourneyFacts(tx: Transaction, ctx: Context, token: string): Promise<JourneyFacts> {
  const { request, case_token, processing_status } = await requireFlow(tx, ctx, token);
  const checks = await listChecksOfFlow(tx, ctx, token);
  return {
    request: PersonRequest.parse(request),
    case_token,
    is_waiting:
      processing_status === 'processing' && checks.some((check) => isOfJourney(check) && isOpenCheck(check)),
  };
}
