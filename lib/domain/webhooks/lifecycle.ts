import { lifecycle } from '@/lib/domain/lifecycle';
import { DeliveryStatus, WebhookStatus } from './schema';

/** API §6.6. The service itself makes a webhook undeliverable, once it sends. */
export const webhookLifecycle = lifecycle({
  resource: 'webhook',
  statuses: WebhookStatus.options,
  initial: 'active',
  moves: {
    activate: { from: ['disabled', 'undeliverable'], to: 'active', askedBy: 'PATCH with status active' },
    disable: { from: ['active', 'undeliverable'], to: 'disabled', askedBy: 'PATCH with status disabled' },
    test: { from: ['active'], to: 'active' },
    replay: { from: ['active'], to: 'active' },
  },
});

/** API §6.6. Sending adds its own moves. */
export const deliveryLifecycle = lifecycle({
  resource: 'delivery',
  statuses: DeliveryStatus.options,
  initial: 'pending',
  moves: {
    replay: { from: ['delivered', 'failed', 'undeliverable'], to: 'pending' },
  },
});
