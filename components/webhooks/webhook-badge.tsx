import type { DeliveryStatus, Webhook } from '@/lib/domain/webhooks/schema';
import { Badge } from '@/components/ui/badge';
import { deliveryLook, webhookLook } from './appearance';

export function WebhookBadge({ webhook }: { webhook: Webhook }) {
  const { word, ...look } = webhookLook(webhook);
  return <Badge {...look}>{word}</Badge>;
}

export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  const { word, ...look } = deliveryLook[status];
  return <Badge {...look}>{word}</Badge>;
}
