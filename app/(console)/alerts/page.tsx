import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AlertQueue } from '@/components/alerts/queue/alert-queue';

export const metadata: Metadata = { title: 'Alerts' };

export default function AlertsPage() {
  return (
    <Suspense>
      <AlertQueue />
    </Suspense>
  );
}
