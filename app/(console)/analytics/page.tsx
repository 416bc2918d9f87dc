import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AnalyticsPage } from '@/components/analytics/analytics-page';

export const metadata: Metadata = { title: 'Analytics' };

export default function Analytics() {
  return (
    <Suspense>
      <AnalyticsPage />
    </Suspense>
  );
}
