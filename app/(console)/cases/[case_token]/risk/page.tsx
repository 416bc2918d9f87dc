import type { Metadata } from 'next';
import { Suspense } from 'react';
import { CaseRisk } from '@/components/risk/case-risk';

export const metadata: Metadata = { title: 'Risk' };

interface CaseRiskRouteProps {
  params: Promise<{ case_token: string }>;
}

export default async function CaseRiskRoute({ params }: CaseRiskRouteProps) {
  const { case_token } = await params;
  return (
    <div className="p-4 md:p-6">
      {/* Until the case's own header is there. */}
      <h1 className="mb-4 text-xl font-semibold tracking-tight">Risk</h1>
      <Suspense>
        <CaseRisk key={case_token} caseToken={case_token} />
      </Suspense>
    </div>
  );
}
