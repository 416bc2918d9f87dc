import type { Metadata } from 'next';
import { AnalyticsPage } from '@/components/analytics/analytics-page';
import { AddressState } from '@/components/ui/filters/address-state';

export const metadata: Metadata = { title: 'Analytics' };

export default function Analytics() {
  return (
    <AddressState>
      <AnalyticsPage />
    </AddressState>
  );
}
