import type { Metadata } from 'next';
import { CaseDocuments } from '@/components/cases/documents/case-documents';

export const metadata: Metadata = { title: 'Documents' };

interface CaseDocumentsPageProps {
  params: Promise<{ case_token: string }>;
}

export default async function CaseDocumentsPage({ params }: CaseDocumentsPageProps) {
  const { case_token } = await params;
  return <CaseDocuments token={case_token} />;
}
