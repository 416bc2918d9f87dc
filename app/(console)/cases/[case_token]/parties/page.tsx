import type { Metadata } from 'next';
import { CaseParties } from '@/components/cases/parties/case-parties';

export const metadata: Metadata = { title: 'Parties' };

interface CasePartiesPageProps {
  params: Promise<{ case_token: string }>;
}

export default async function CasePartiesPage({ params }: CasePartiesPageProps) {
  const { case_token } = await params;
  return <CaseParties token={case_token} />;
}
