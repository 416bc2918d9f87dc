import type { Metadata } from 'next';
import { WebhookList } from '@/components/webhooks/webhook-list';

export const metadata: Metadata = { title: 'Webhooks' };

export default function WebhooksPage() {
  return <WebhookList />;
}
