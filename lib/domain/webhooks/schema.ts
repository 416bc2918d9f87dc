import { z } from 'zod';
import { fault } from '@/lib/platform/errors/detail-codes';
import { publishedEventNames } from '@/lib/domain/events/catalogue';
import { Text, Timestamp, token } from '@/lib/domain/primitives';

export const WebhookStatus = z.enum(['active', 'disabled', 'undeliverable']);
export type WebhookStatus = z.infer<typeof WebhookStatus>;

const everyEvent = '*';

export const WebhookEvent = z.enum([everyEvent, ...publishedEventNames]);
export const PublishedEvent = z.enum(publishedEventNames);

/** API §4.8. */
export const Webhook = z.object({
  id: token('whk'),
  url: z.string(),
  /** `["*"]` for all. */
  events: z.array(WebhookEvent),
  description: z.string().nullable(),
  status: WebhookStatus,
  /** Since when every attempt has failed; null while deliveries succeed. */
  failing_since: Timestamp.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Webhook = z.infer<typeof Webhook>;

/** `secret` is only in responses that create one. */
export const WebhookWithSecret = Webhook.extend({ secret: z.string() });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

export const WebhookParams = z.object({ webhook_id: token('whk') });

const Events = z
  .array(WebhookEvent)
  .min(1)
  .max(publishedEventNames.length)
  .refine(
    (names) => new Set(names).size === names.length,
    fault('duplicate', 'must not contain duplicate events'),
  )
  .refine((names) => !names.includes(everyEvent) || names.length === 1, 'must be ["*"] alone, or names');

const maxUrlLength = 2048;

/** API §5.8. The server decides which addresses are allowed. */
export const CreateWebhook = z.strictObject({
  url: Text.min(1).max(maxUrlLength),
  events: Events,
  description: Text.max(500).nullish(),
});
export type CreateWebhook = z.infer<typeof CreateWebhook>;

/** Only the service makes a webhook undeliverable. */
export const UpdateWebhook = CreateWebhook.partial().extend({
  status: WebhookStatus.exclude(['undeliverable']).optional(),
});
export type UpdateWebhook = z.infer<typeof UpdateWebhook>;

export const DeliveryStatus = z.enum(['pending', 'delivered', 'failed', 'undeliverable']);
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

export const WebhookAttempt = z.object({
  number: z.number().int(),
  started_at: Timestamp,
  duration_ms: z.number().int(),
  response_status: z.number().int().nullable(),
  /** The first 2 KiB. */
  response_body: z.string().nullable(),
  error: z.string().nullable(),
});

/** API §4.8. */
export const WebhookDelivery = z.object({
  id: token('whd'),
  webhook_id: token('whk'),
  event_id: token('evt'),
  event_type: PublishedEvent,
  status: DeliveryStatus,
  /** Number of all attempts, including those not in `attempts`. */
  attempt_count: z.number().int(),
  next_attempt_at: Timestamp.nullable(),
  delivered_at: Timestamp.nullable(),
  /** The last ones, oldest first. */
  attempts: z.array(WebhookAttempt),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** API §4.8. */
export const SentDelivery = WebhookDelivery.extend({
  /** JSON as sent, without the flow tokens. Null for a caller who may not read the resource of the event. */
  payload: z.string().nullable(),
});
export type SentDelivery = z.infer<typeof SentDelivery>;

export const DeliveryParams = WebhookParams.extend({ delivery_id: token('whd') });

export const DeliveryFilters = z.strictObject({
  status: DeliveryStatus.optional(),
  event_type: PublishedEvent.optional(),
});
export type DeliveryFilters = z.infer<typeof DeliveryFilters>;

/** API §5.8. */
export const ReplayDeliveries = z.strictObject({
  status: DeliveryStatus.exclude(['pending']),
  event_type: PublishedEvent.optional(),
  limit: z.number().int().min(1).max(1_000).default(100),
});
export type ReplayDeliveries = z.infer<typeof ReplayDeliveries>;

export const ReplayedDeliveries = z.object({
  replayed: z.number().int(),
  has_more: z.boolean(),
});
export type ReplayedDeliveries = z.infer<typeof ReplayedDeliveries>;
