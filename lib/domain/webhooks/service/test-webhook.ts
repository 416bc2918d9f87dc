import { webhookTest } from '@/lib/domain/events/events';
import { payloadOf } from '@/lib/domain/events/payload';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import { transaction } from '@/lib/platform/database/transaction';
import { deliveryLifecycle, webhookLifecycle } from '../lifecycle';
import { presentDelivery } from '../present';
import type { WebhookDelivery } from '../schema';
import { insertDelivery } from '../store/deliveries';
import { requireLockedWebhook } from './require-locked';

/**
 * Adds a pending `webhook.test` delivery only to this webhook (API §5.8). Throws `NotFound` (404), and
 * `InvalidState` (409) for a webhook that is not active.
 */
export function testWebhook(ctx: Context, id: string): Promise<WebhookDelivery> {
  const event = {
    token: newToken('evt'),
    type: webhookTest.name,
    data: { webhook_id: id },
    created_at: ctx.now(),
  };
  return transaction(ctx, async (tx) => {
    const { status } = await requireLockedWebhook(tx, ctx, id);
    webhookLifecycle.require('test', status);
    const delivery = await insertDelivery(tx, ctx, {
      token: newToken('whd'),
      webhook_token: id,
      event_token: event.token,
      event_type: event.type,
      status: deliveryLifecycle.initial,
      created_at: event.created_at,
      body: new Uint8Array(Buffer.from(payloadOf(ctx.project, event))),
    });
    return presentDelivery(delivery, []);
  });
}
