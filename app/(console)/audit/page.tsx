import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AuditPage } from '@/components/audit/audit-page';

export const metadata: Metadata = { title: 'Audit' };

export default function Audit() {
  return (
    <Suspense>
      <AuditPage />
    </Suspense>
  );
}
