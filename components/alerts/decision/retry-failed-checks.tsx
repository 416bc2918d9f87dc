'use client';

import { LoaderCircle, RefreshCw } from 'lucide-react';
import { useAlertCheck } from '@/components/alerts/evidence/alert-check';
import { failedTogether } from '@/components/alerts/failed-together';
import { useRetryAll } from '@/components/cases/checks/use-retry-all';
import { useChecks } from '@/components/cases/use-case';
import { Button } from '@/components/ui/button';
import type { Alert } from '@/lib/domain/alerts/schema';
import { isOpenCheck } from '@/lib/domain/checks/moves';
import type { Check } from '@/lib/domain/checks/schema';

/**
 * Asks the provider again, which is what usually settles its outage. Shows nothing if the alert's check has neither
 * failed nor is running again, for example when only a list was missing.
 */
export function RetryFailedChecks({ alert }: { alert: Alert }) {
  const check = useAlertCheck(alert);
  if (!check) return null;
  if (check.status === 'Retry Scheduled') return <Running text="They will be tried again by themselves." />;
  if (isOpenCheck(check)) return <Running text={runningAgain} />;
  if (check.status !== 'Failed') return null;
  if (alert.case_token === null) return <Retry checks={[check]} />;
  return <RetryAllOfParty check={check} caseToken={alert.case_token} />;
}

function RetryAllOfParty({ check, caseToken }: { check: Check; caseToken: string }) {
  return <Retry checks={failedTogether(check, useChecks(caseToken).data ?? [])} />;
}

function Retry({ checks }: { checks: readonly Check[] }) {
  const retry = useRetryAll();
  if (retry.isPending) return <Running text={runningAgain} />;
  return (
    <Button look="primary" size="large" onClick={() => retry.mutate(checks.map(({ token }) => token))}>
      <RefreshCw aria-hidden /> {checks.length === 1 ? 'Retry the check' : `Retry ${checks.length} checks`}
    </Button>
  );
}

const runningAgain = 'Running again…';

const Running = ({ text }: { text: string }) => (
  <p
    role="status"
    className="tone-info flex min-h-10 items-center gap-2 rounded-md bg-tone-soft px-3 text-sm font-medium"
  >
    <LoaderCircle aria-hidden className="size-4 text-tone motion-safe:animate-spin" /> {text}
  </p>
);
