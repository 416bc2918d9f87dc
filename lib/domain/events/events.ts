import { z } from 'zod';
import { event } from '@/lib/domain/event';
import { token } from '@/lib/domain/primitives';

// Events of folders that come after the catalogue: webhooks, which subscribe to it, and the sample.

const audited = { target: 'webhook', to: ['audit'], data: z.object({}) } as const;

export const webhookCreated = event({ name: 'webhook.created', ...audited });
export const webhookUpdated = event({ name: 'webhook.updated', ...audited });
export const webhookDeleted = event({ name: 'webhook.deleted', ...audited });
export const webhookSecretRotated = event({ name: 'webhook.secret_rotated', ...audited });
/** Every delivery failed for seven days (API §8.4). */
export const webhookUndeliverable = event({ name: 'webhook.undeliverable', ...audited });

/**
 * Only sent to one webhook, whatever its subscriptions: it is a delivery without an outbox row (API §5.8).
 */
export const webhookTest = event({
  name: 'webhook.test',
  target: 'webhook',
  to: ['webhooks'],
  data: z.object({ webhook_id: token('whk') }),
});

export const sampleReset = event({
  name: 'sample.reset',
  target: 'sample',
  to: ['audit'],
  data: z.object({}),
});
/** The worker deletes the sample of the project and creates it again. */
export const sampleResetRequested = event({
  name: 'sample.reset_requested',
  target: 'sample',
  to: ['worker'],
  data: z.object({}),
});
