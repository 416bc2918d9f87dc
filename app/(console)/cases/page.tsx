import type { Metadata } from 'next';
import { Suspense } from 'react';
import { CaseList } from '@/components/cases/list/case-list';

export const metadata: Metadata = { title: 'Cases' };

export default function CasesPage() {
  return (
    <Suspense>
      <CaseList />
    </Suspense>
  );
}
