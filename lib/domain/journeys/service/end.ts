import { dropDocuments } from '@/lib/domain/documents/service/drop';
import { listDocumentsOfJourney } from '@/lib/domain/documents/service/list-of-journey';
import type { Context } from '@/lib/platform/context';
import { inside, type Transaction } from '@/lib/platform/database/transaction';
import type { JourneyStatus } from '../schema';
import { updateJourney } from '../store';

type End = Extract<JourneyStatus, 'sent' | 'declined' | 'expired' | 'withdrawn'>;

/** Ends the journey and drops what was not submitted. Call it under the lock of the journey. */
export async function endJourney(tx: Transaction, ctx: Context, token: string, status: End): Promise<void> {
  const documents = await listDocumentsOfJourney(inside(tx, ctx), token);
  const unsent = documents.filter(({ is_sent }) => !is_sent);
  await dropDocuments(tx, ctx, unsent);
  await updateJourney(tx, ctx, token, { status, ended_at: ctx.now() });
}
