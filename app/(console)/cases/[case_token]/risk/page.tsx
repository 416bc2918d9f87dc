import type { Metadata } from 'next';
import { CaseRisk } from '@/components/risk/case-risk';
import { AddressState } from '@/components/ui/filters/address-state';

export const metadata: Metadata = { title: 'Risk' };

interface CaseRiskPageProps {
  params: Promise<{ case_token: string }>;
}

export default async function CaseRiskPage({ params }: CaseRiskPageProps) {
  const { case_token } = await params;
  return (
    <AddressState>
      <CaseRisk key={case_token} caseToken={case_token} />
    </AddressState>
  );
}
