import type { Metadata } from 'next';
import { CaseList } from '@/components/cases/list/case-list';

export const metadata: Metadata = { title: 'Cases' };

export default function CasesPage() {
  return <CaseList />;
}
