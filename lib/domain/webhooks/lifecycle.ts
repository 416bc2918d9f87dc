import { lifecycle } from '@/lib/domain/lifecycle';
import { DeliveryStatus, WebhookStatus } from './schema';

/** API §6.6. Only the service itself makes a webhook undeliverable. */
export const webhookLifecycle = lifecycle({
  resource: 'webhook',
  statuses: WebhookStatus.options,
  initial: 'active',
  moves: {
    activate: { from: ['disabled', 'undeliverable'], to: 'active', askedBy: 'PATCH with status active' },
    disable: { from: ['active', 'undeliverable'], to: 'disabled', askedBy: 'PATCH with status disabled' },
    test: { from: ['active'], to: 'active' },
    replay: { from: ['active'], to: 'active' },
    give_up: { from: ['active'], to: 'undeliverable' },
  },
});

/** API §6.6. All moves except `replay` result from sending. */
export const deliveryLifecycle = lifecycle({
  resource: 'delivery',
  statuses: DeliveryStatus.options,
  initial: 'pending',
  moves: {
    deliver: { from: ['pending', 'failed'], to: 'delivered' },
    fail: { from: ['pending', 'failed'], to: 'failed' },
    give_up: { from: ['pending', 'failed'], to: 'undeliverable' },
    replay: { from: ['delivered', 'failed', 'undeliverable'], to: 'pending' },
  },
});
