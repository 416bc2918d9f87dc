import type { ReactNode } from 'react';
import { TriageScreen } from '@/components/alerts/triage/triage-screen';
import { AddressState } from '@/components/ui/filters/address-state';

/** The screen stays as its address goes from one alert to another; the pages name the address. */
export default function AlertsLayout({ children }: { children: ReactNode }) {
  return (
    <AddressState>
      <TriageScreen />
      {children}
    </AddressState>
  );
}
