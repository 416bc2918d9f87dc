import type { ReactNode } from 'react';
import { TriageScreen } from '@/components/alerts/triage/triage-screen';

/**
 * Holds the screen, so that it stays mounted when the address changes from one alert to another. The pages only exist
 * for their addresses.
 */
export default function AlertsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <TriageScreen />
      {children}
    </>
  );
}
