import { isReadable } from '@/lib/domain/events/readable';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { read } from '@/lib/platform/database/transaction';
import { shownOf } from '../payload';
import { presentDelivery } from '../present';
import type { SentDelivery } from '../schema';
import { findSentDelivery, readAttempts } from '../store/deliveries';

/**
 * Includes the payload if the caller may read its resource, as in the event stream (API §5.8, docs/adr/0086).
 * Throws `NotFound` (404).
 */
export async function getDelivery(ctx: Context, webhookId: string, id: string): Promise<SentDelivery> {
  const row = await read(ctx, (tx) => findSentDelivery(tx, ctx, webhookId, id));
  if (!row) throw new NotFound('delivery');
  const attempts = await readAttempts(ctx, [row]);
  const payload = isReadable(row.event_type, ctx.scopes) ? shownOf(row) : null;
  return { ...presentDelivery(row, attempts.get(id) ?? []), payload };
}
