import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { lockJourneyRow } from '../store';
import { endJourney } from './end';

/** False if the request is not due, or no longer open. Call it under the lock of the case. */
export async function expireDocumentRequest(tx: Transaction, ctx: Context, token: string): Promise<boolean> {
  const found = await lockJourneyRow(tx, ctx, token);
  if (found?.status !== 'open' || found.expires_at > ctx.now()) return false;
  await endJourney(tx, ctx, token, 'expired');
  return true;
}
