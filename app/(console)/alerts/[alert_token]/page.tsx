import type { Metadata } from 'next';
import { AlertPage } from '@/components/alerts/detail/alert-page';

export const metadata: Metadata = { title: 'Alert' };

interface AlertRouteProps {
  params: Promise<{ alert_token: string }>;
}

export default async function AlertRoute({ params }: AlertRouteProps) {
  const { alert_token } = await params;
  return <AlertPage key={alert_token} token={alert_token} />;
}
