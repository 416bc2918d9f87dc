import type { Metadata } from 'next';
import { CaseAlerts } from '@/components/cases/overview/case-alerts';

export const metadata: Metadata = { title: 'Alerts' };

interface CaseAlertsPageProps {
  params: Promise<{ case_token: string }>;
}

export default async function CaseAlertsPage({ params }: CaseAlertsPageProps) {
  const { case_token } = await params;
  return <CaseAlerts token={case_token} />;
}
