'use client';

import { RefreshCw } from 'lucide-react';
import { useAlertCheck } from '@/components/alerts/evidence/alert-check';
import { useRetryAll } from '@/components/cases/checks/use-retry-all';
import { useChecks } from '@/components/cases/use-case';
import { Button } from '@/components/ui/button';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Check } from '@/lib/domain/checks/schema';

/**
 * Asks the provider again. Shows nothing if the alert's check has not failed, for example when only a list was missing.
 */
export function RetryCheckButton({ alert }: { alert: Alert }) {
  const check = useAlertCheck(alert);
  if (check?.status !== 'Failed') return null;
  if (alert.case_token === null) return <Retry checks={[check]} />;
  return <RetryAllOfParty check={check} caseToken={alert.case_token} />;
}

/** Retries all failed checks of the person or company: the provider's outage raises one alert for all of them. */
function RetryAllOfParty({ check, caseToken }: { check: Check; caseToken: string }) {
  const checks = useChecks(caseToken).data ?? [];
  const failed = checks.filter(
    ({ token, entity_token, status }) =>
      status === 'Failed' && entity_token === check.entity_token && token !== check.token,
  );
  return <Retry checks={[check, ...failed]} />;
}

function Retry({ checks }: { checks: readonly Check[] }) {
  const retry = useRetryAll();
  return (
    <Button
      look="quiet"
      size="small"
      aria-disabled={retry.isPending}
      onClick={() => !retry.isPending && retry.mutate(checks.map(({ token }) => token))}
    >
      <RefreshCw aria-hidden /> {checks.length === 1 ? 'Retry the check' : `Retry ${checks.length} checks`}
    </Button>
  );
}
