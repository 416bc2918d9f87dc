import type { Metadata } from 'next';
import { CaseChecks } from '@/components/cases/checks/case-checks';

export const metadata: Metadata = { title: 'Checks' };

interface CaseChecksPageProps {
  params: Promise<{ case_token: string }>;
}

export default async function CaseChecksPage({ params }: CaseChecksPageProps) {
  const { case_token } = await params;
  return <CaseChecks token={case_token} />;
}
