import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { deliveryLifecycle, webhookLifecycle } from '../lifecycle';
import type { ReplayDeliveries, ReplayedDeliveries } from '../schema';
import { renewDeliveries } from '../store/deliveries';
import { requireLockedWebhook } from './require-locked';

/**
 * Replays deliveries with a status, oldest first and with the same bodies (API §5.8). Throws `NotFound`
 * (404), and `InvalidState` (409) for a webhook that is not active.
 */
export function replayDeliveries(
  ctx: Context,
  webhookId: string,
  { status, event_type, limit }: ReplayDeliveries,
): Promise<ReplayedDeliveries> {
  return transaction(ctx, async (tx) => {
    const webhook = await requireLockedWebhook(tx, ctx, webhookId);
    webhookLifecycle.require('replay', webhook.status);
    const { to } = deliveryLifecycle.require('replay', status);
    const renewal = { webhookToken: webhookId, from: status, to, eventType: event_type ?? null, limit };
    const replayed = await renewDeliveries(tx, ctx, renewal);
    return { replayed, has_more: replayed === limit };
  });
}
