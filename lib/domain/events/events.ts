import { z } from 'zod';
import { event } from '@/lib/domain/event';
import { token } from '@/lib/domain/primitives';

// Of webhooks, which subscribe to the catalogue and so come after it.

const audited = { target: 'webhook', to: ['audit'], data: z.object({}) } as const;

export const webhookCreated = event({ name: 'webhook.created', ...audited });
export const webhookUpdated = event({ name: 'webhook.updated', ...audited });
export const webhookDeleted = event({ name: 'webhook.deleted', ...audited });
export const webhookSecretRotated = event({ name: 'webhook.secret_rotated', ...audited });
/** Nothing but failures for seven days (API §8.4). */
export const webhookUndeliverable = event({ name: 'webhook.undeliverable', ...audited });

/** Goes to one webhook alone, whatever it subscribes to: it is a delivery, and no row of the outbox (API §5.8). */
export const webhookTest = event({
  name: 'webhook.test',
  target: 'webhook',
  to: ['webhooks'],
  data: z.object({ webhook_id: token('whk') }),
});
