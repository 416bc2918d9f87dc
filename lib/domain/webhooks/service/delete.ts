import { webhookDeleted } from '@/lib/domain/events/events';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { removeWebhook } from '../store/webhooks';
import { requireLockedWebhook } from './require-locked';

/** Deletes a webhook with its secrets and deliveries (API §5.8). Throws `NotFound` (404). */
export function deleteWebhook(ctx: Context, id: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const { url } = await requireLockedWebhook(tx, ctx, id);
    await removeWebhook(tx, ctx, id);
    recordEvent(tx, ctx, webhookDeleted, { token: id, details: { url }, data: {} });
  });
}
