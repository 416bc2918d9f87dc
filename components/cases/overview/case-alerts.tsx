'use client';

import { useCaseAlerts } from '@/components/cases/use-case';
import { AlertsPanel } from './alerts-panel';

export function CaseAlerts({ token }: { token: string }) {
  const alerts = useCaseAlerts(token);
  return <AlertsPanel alerts={alerts.data} query={alerts} empty="No check of this case has findings." />;
}
