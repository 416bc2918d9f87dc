import { timestamp, timestampOrNull } from '@/lib/domain/present';
import { DeliveryStatus, type Webhook, type WebhookDelivery, WebhookStatus } from './schema';
import type { AttemptRow, DeliveryRow } from './store/deliveries';
import type { WebhookRow } from './store/webhooks';

/** API §4.8. */
export const presentWebhook = (row: WebhookRow): Webhook => ({
  id: row.token,
  url: row.url,
  events: row.events,
  description: row.description,
  status: WebhookStatus.parse(row.status),
  failing_since: timestampOrNull(row.failing_since),
  created_at: timestamp(row.created_at),
  updated_at: timestamp(row.updated_at),
});

/** API §4.8. */
export const presentDelivery = (row: DeliveryRow, attempts: readonly AttemptRow[]): WebhookDelivery => ({
  id: row.token,
  webhook_id: row.webhook_token,
  event_id: row.event_token,
  event_type: row.event_type,
  status: DeliveryStatus.parse(row.status),
  attempt_count: row.attempt_count,
  next_attempt_at: timestampOrNull(row.next_attempt_at),
  delivered_at: timestampOrNull(row.delivered_at),
  attempts: attempts.map(({ number, started_at, duration_ms, response_status, response_body, error }) => ({
    number,
    started_at: timestamp(started_at),
    duration_ms,
    response_status,
    response_body,
    error,
  })),
});
