import type { ReactNode } from 'react';
import { TriageScreen } from '@/components/alerts/triage/triage-screen';

/** The screen stays as its address goes from one alert to another; the pages name the address. */
export default function AlertsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <TriageScreen />
      {children}
    </>
  );
}
