import type { Metadata } from 'next';
import { CaseRisk } from '@/components/risk/case-risk';

export const metadata: Metadata = { title: 'Risk' };

interface CaseRiskPageProps {
  params: Promise<{ case_token: string }>;
}

export default async function CaseRiskPage({ params }: CaseRiskPageProps) {
  const { case_token } = await params;
  return <CaseRisk key={case_token} caseToken={case_token} />;
}
