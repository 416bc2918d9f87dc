import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { inside, transaction } from '@/lib/platform/database/transaction';
import { deliveryLifecycle, webhookLifecycle } from '../lifecycle';
import { presentDelivery } from '../present';
import type { WebhookDelivery } from '../schema';
import { lockDelivery, readAttempts, renewDelivery } from '../store/deliveries';
import { requireLockedWebhook } from './require-locked';

/**
 * Replays an ended delivery with the same body (API §5.8). Throws `NotFound` (404), and `InvalidState` (409)
 * for a pending delivery or a webhook that is not active.
 */
export function replayDelivery(ctx: Context, webhookId: string, id: string): Promise<WebhookDelivery> {
  return transaction(ctx, async (tx) => {
    const webhook = await requireLockedWebhook(tx, ctx, webhookId);
    const before = await lockDelivery(tx, ctx, webhookId, id);
    if (!before) throw new NotFound('delivery');
    webhookLifecycle.require('replay', webhook.status);
    const { to } = deliveryLifecycle.require('replay', before.status);
    const delivery = await renewDelivery(tx, ctx, id, to);
    const attempts = await readAttempts(inside(tx, ctx), [delivery]);
    return presentDelivery(delivery, attempts.get(id) ?? []);
  });
}
