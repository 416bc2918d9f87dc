import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import type { JourneyStatus } from '../schema';
import { updateJourney } from '../store';

/** Nothing is taken any more. */
export function endJourney(
  tx: Transaction,
  ctx: Context,
  token: string,
  status: Extract<JourneyStatus, 'sent' | 'declined' | 'expired'>,
): Promise<void> {
  return updateJourney(tx, ctx, token, { status, ended_at: ctx.now() });
}
