import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findOpenRequests, lockJourneyRow } from '../store';
import { endJourney } from './end';

/** Withdraws all requests to the person of a case; their link says so. Call it under the case's lock. */
export async function withdrawDocumentRequests(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<void> {
  for (const { token } of await findOpenRequests(tx, ctx, caseToken)) {
    await lockJourneyRow(tx, ctx, token);
    await endJourney(tx, ctx, token, 'withdrawn');
  }
}
