import { dropDocuments } from '@/lib/domain/documents/service/drop';
import { listDocumentsOfJourney } from '@/lib/domain/documents/service/list-of-journey';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import type { JourneyStatus } from '../schema';
import { findOpenRequests, lockJourneyRow, updateJourney } from '../store';

const withdrawn: JourneyStatus = 'withdrawn';

/** Nothing is asked of the person any more: their link says so, and what they have not sent is dropped. Call it under the case's lock. */
export async function endRequestsOfCase(tx: Transaction, ctx: Context, caseToken: string): Promise<void> {
  for (const { token } of await findOpenRequests(tx, ctx, caseToken)) {
    await lockJourneyRow(tx, ctx, token);
    const unsent = await listDocumentsOfJourney(tx, ctx, token);
    await dropDocuments(
      tx,
      ctx,
      unsent.map((each) => each.token),
    );
    await updateJourney(tx, ctx, token, { status: withdrawn, ended_at: ctx.now() });
  }
}
