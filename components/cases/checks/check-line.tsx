'use client';

import Link from 'next/link';
import { useState } from 'react';
import { canAct } from '@/lib/domain/access/roles';
import type { Case } from '@/lib/domain/cases/schema';
import { waitsForPerson } from '@/lib/domain/checks/moves';
import type { Check } from '@/lib/domain/checks/schema';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { counted } from '@/components/ui/format';
import { RelativeTime } from '@/components/ui/relative-time';
import { useNow } from '@/components/ui/use-now';
import { lateDialog } from '@/components/ui/late-dialog';
import { type CheckMove, offeredCheckMoves } from './check-actions';
import { checkName } from '@/lib/domain/check-names';
import { triesText } from './check-look';
import { CheckOutcome } from './check-mark';
import type { Outage } from './outage';
import { useCancelCheck } from './use-check-moves';
import { useRetryAll } from './use-retry-all';
import { linkText, mayAskAgain } from './waiting';

const WaiveCheckDialog = lateDialog(() =>
  import('./waive-check-dialog').then((module) => module.WaiveCheckDialog),
);

/** Creates a new link: the link of a verification is only in the answer to the call that started it. */
const RequestDocumentsDialog = lateDialog(() =>
  import('@/components/cases/moves/request-documents-dialog').then((module) => module.RequestDocumentsDialog),
);

interface CheckLineProps {
  check: Check;
  /** The name of the party. */
  of: string;
  /** The check's case; undefined while it loads. */
  inCase: Case | undefined;
  /** All checks on the same party. */
  others: readonly Check[];
  /** Why it has no answer, if it failed. */
  outage: Outage | undefined;
}

const moveName: Record<CheckMove, string> = { retry: 'Retry', waive: 'Waive', cancel: 'Cancel' };

/** The details in a few words: the provider, why the check was waived, how often it was tried, and its alerts. */
function noteOf(check: Check): string {
  const { waive_reason, provider, alerts_generated } = check;
  const parts = [
    provider,
    waive_reason && `waived: ${waive_reason.toLowerCase()}`,
    triesText(check),
    alerts_generated > 0 && counted(alerts_generated, 'alert', 'alerts'),
  ];
  return parts.filter(Boolean).join(' · ');
}

export function CheckLine({ check, of, inCase, others, outage }: CheckLineProps) {
  const viewer = useViewer();
  const [isWaiving, setWaiving] = useState(false);
  // Stays true until the dialog is closed: it still has to show the link when the case is already waiting and cannot be
  // asked again.
  const [isAsking, setAsking] = useState(false);
  const now = useNow();
  const retry = useRetryAll();
  const cancel = useCancelCheck();
  const isPending = retry.isPending || cancel.isPending;
  const start: Record<CheckMove, () => void> = {
    retry: () => retry.mutate([check.token]),
    waive: () => setWaiving(true),
    cancel: () => cancel.mutate(check.token),
  };
  return (
    <li
      id={check.token}
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-1.5 text-sm last:border-b-0 target:bg-accent-soft/60"
    >
      <div className="min-w-0 flex-1 basis-48 @max-[44rem]/checks:basis-32">
        <span className="font-medium">{checkName[check.type_code]}</span>
        <span className="block text-xs wrap-anywhere text-muted">{noteOf(check)}</span>
        {outage && (
          <Link
            href={outage.href}
            prefetch={false}
            className="block w-fit text-xs wrap-anywhere text-muted underline hover:text-ink"
          >
            {outage.cause}
          </Link>
        )}
        {waitsForPerson(check) && (
          <span className="block text-xs wrap-anywhere text-muted">{linkText(of, check, others, now)}</span>
        )}
      </div>
      <span className="w-60 @max-[44rem]/checks:w-auto">
        <CheckOutcome check={check} />
      </span>
      <span className="w-14 text-right text-xs text-muted @max-[44rem]/checks:w-auto @min-[44rem]/checks:order-1">
        {/* Of a check that runs, the age of its first attempt would say nothing. */}
        {check.completed_at && <RelativeTime timestamp={check.completed_at} form="column" />}
      </span>
      <span className="flex min-w-32 justify-end gap-1 @max-[44rem]/checks:w-full @max-[44rem]/checks:empty:hidden">
        {inCase && canAct(viewer.role) && mayAskAgain(check, inCase) && (
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={`Ask ${of} for the document again`}
            onClick={() => setAsking(true)}
          >
            Ask again
          </Button>
        )}
        {offeredCheckMoves(check, inCase?.status === 'Closed', viewer).map((move) => (
          <Button
            key={move}
            size="small"
            aria-label={`${moveName[move]} ${checkName[check.type_code]} of ${of}`}
            aria-disabled={isPending}
            onClick={() => !isPending && start[move]()}
          >
            {moveName[move]}
          </Button>
        ))}
      </span>
      {isAsking && inCase && (
        <RequestDocumentsDialog
          of={inCase}
          whose={check.entity_token ?? undefined}
          onClose={() => setAsking(false)}
        />
      )}
      {isWaiving && <WaiveCheckDialog check={check} of={of} onClose={() => setWaiving(false)} />}
    </li>
  );
}
