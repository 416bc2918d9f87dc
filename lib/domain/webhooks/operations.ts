import { created, listOf, noContent, resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import {
  CreateWebhook,
  DeliveryFilters,
  DeliveryParams,
  ReplayDeliveries,
  ReplayedDeliveries,
  SentDelivery,
  UpdateWebhook,
  Webhook,
  WebhookDelivery,
  WebhookParams,
  WebhookWithSecret,
} from './schema';

const tag = 'Webhooks';

export const listWebhooks = operation({
  id: 'webhooks.list',
  method: 'GET',
  path: '/v1/webhooks',
  tag,
  scope: 'webhooks:read',
  summary: 'List the project’s webhooks',
  answer: listOf(Webhook, { sorts: ['created_at'] }),
});

export const createWebhook = operation({
  id: 'webhooks.create',
  method: 'POST',
  path: '/v1/webhooks',
  tag,
  scope: 'webhooks:write',
  summary: 'Register a webhook; the answer shows its secret once',
  description:
    'Events from now on are delivered to the URL, which must be https and public. Failed deliveries are repeated for 7 days ' +
    'by the schedule in the description of the document, under Webhooks.',
  body: CreateWebhook,
  answer: created(WebhookWithSecret),
  example: { url: 'https://example.com/probity', events: ['case.closed', 'alert.created'] },
});

export const getWebhook = operation({
  id: 'webhooks.get',
  method: 'GET',
  path: '/v1/webhooks/{webhook_id}',
  tag,
  scope: 'webhooks:read',
  summary: 'Get a webhook',
  params: WebhookParams,
  answer: resource(Webhook),
});

export const updateWebhook = operation({
  id: 'webhooks.update',
  method: 'PATCH',
  path: '/v1/webhooks/{webhook_id}',
  tag,
  scope: 'webhooks:write',
  summary: 'Change a webhook, or disable it',
  params: WebhookParams,
  body: UpdateWebhook,
  answer: resource(Webhook),
  example: { status: 'disabled' },
});

export const deleteWebhook = operation({
  id: 'webhooks.delete',
  method: 'DELETE',
  path: '/v1/webhooks/{webhook_id}',
  tag,
  scope: 'webhooks:write',
  summary: 'Delete a webhook and its deliveries',
  params: WebhookParams,
  answer: noContent,
});

export const rotateWebhookSecret = operation({
  id: 'webhooks.rotate_secret',
  method: 'POST',
  path: '/v1/webhooks/{webhook_id}/rotate-secret',
  tag,
  scope: 'webhooks:write',
  summary: 'Replace the secret of a webhook; the answer shows the new one once',
  params: WebhookParams,
  answer: resource(WebhookWithSecret),
  errors: ['INVALID_STATE'],
});

export const testWebhook = operation({
  id: 'webhooks.test',
  method: 'POST',
  path: '/v1/webhooks/{webhook_id}/test',
  tag,
  scope: 'webhooks:write',
  summary: 'Send a webhook.test event to a webhook',
  params: WebhookParams,
  answer: created(WebhookDelivery),
  errors: ['INVALID_STATE'],
});

export const listDeliveries = operation({
  id: 'webhooks.list_deliveries',
  method: 'GET',
  path: '/v1/webhooks/{webhook_id}/deliveries',
  tag,
  scope: 'webhooks:read',
  summary: 'List the deliveries of a webhook',
  description:
    'A delivery is `pending` before its first attempt, `failed` while attempts are left, for which `next_attempt_at` says when ' +
    'the next one is due, and `undeliverable` after the 168th.',
  params: WebhookParams,
  query: DeliveryFilters,
  answer: listOf(WebhookDelivery, { sorts: ['created_at'] }),
});

export const getDelivery = operation({
  id: 'webhooks.get_delivery',
  method: 'GET',
  path: '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}',
  tag,
  scope: 'webhooks:read',
  summary: 'Get a delivery of a webhook, with its payload',
  description:
    'The payload contains personal data, so it is null for a caller who may not read the resource of the event, by the same ' +
    'scopes as for the event stream. Flow tokens are only sent to the endpoint and omitted here.',
  params: DeliveryParams,
  answer: resource(SentDelivery),
});

export const replayDelivery = operation({
  id: 'webhooks.replay_delivery',
  method: 'POST',
  path: '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay',
  tag,
  scope: 'webhooks:write',
  summary: 'Replay a delivery',
  params: DeliveryParams,
  answer: resource(WebhookDelivery),
  errors: ['INVALID_STATE'],
});

export const replayDeliveries = operation({
  id: 'webhooks.replay_deliveries',
  method: 'POST',
  path: '/v1/webhooks/{webhook_id}/deliveries/replay',
  tag,
  scope: 'webhooks:write',
  summary: 'Replay deliveries with a given status, oldest first',
  description: 'Repeat the request while `has_more` is true: replayed deliveries no longer have the status.',
  params: WebhookParams,
  body: ReplayDeliveries,
  answer: resource(ReplayedDeliveries),
  errors: ['INVALID_STATE'],
  example: { status: 'undeliverable', event_type: 'case.closed', limit: 500 },
});
