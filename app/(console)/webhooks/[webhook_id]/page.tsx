import type { Metadata } from 'next';
import { WebhookPage } from '@/components/webhooks/webhook-page';

export const metadata: Metadata = { title: 'Webhook' };

interface WebhookRouteProps {
  params: Promise<{ webhook_id: string }>;
}

export default async function WebhookRoute({ params }: WebhookRouteProps) {
  const { webhook_id } = await params;
  return <WebhookPage key={webhook_id} id={webhook_id} />;
}
