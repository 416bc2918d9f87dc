import type { Metadata } from 'next';
import { CaseOverview } from '@/components/cases/overview/case-overview';

export const metadata: Metadata = { title: 'Case' };

interface CaseOverviewPageProps {
  params: Promise<{ case_token: string }>;
}

export default async function CaseOverviewPage({ params }: CaseOverviewPageProps) {
  const { case_token } = await params;
  return <CaseOverview token={case_token} />;
}
