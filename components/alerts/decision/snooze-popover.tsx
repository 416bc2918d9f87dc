'use client';

import { AlarmClock } from 'lucide-react';
import { useState } from 'react';
import { useSnoozeAlert } from '@/components/alerts/alert-mutations';
import { Kbd } from '@/components/ui/kbd';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { SnoozedText } from '@/components/alerts/snoozed-text';
import { isSnoozed } from '@/components/alerts/snoozed';
import { formatDateTime } from '@/components/ui/format';
import { Popover } from '@/components/ui/popover';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { useNow } from '@/components/ui/use-now';
import type { Alert } from '@/lib/domain/alerts/schema';
import { snoozeTimes } from './snooze-times';

interface SnoozePopoverProps {
  alert: Alert;
  /** Called with the alert as it was before. */
  onSnoozed: (alert: Alert, until: string) => void;
}

export function SnoozePopover({ alert, onSnoozed }: SnoozePopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const now = useNow();
  const snooze = useSnoozeAlert(alert.token);
  const times = snoozeTimes(now, new Date(alert.sla_deadline));
  const deadline = formatDateTime(alert.sla_deadline);
  useShortcuts({ z: () => setOpen(true) });
  const snoozeUntil = (until: string) =>
    snooze.mutate(
      { until },
      {
        onSuccess: () => {
          setOpen(false);
          onSnoozed(alert, until);
        },
      },
    );
  return (
    <Popover
      title="Snooze until"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button look="quiet" size="small" aria-keyshortcuts="z">
          <AlarmClock aria-hidden /> Snooze <Kbd keys="z" />
        </Button>
      }
    >
      <div className="grid gap-2">
        <p className="text-sm text-muted">
          {times.length > 0
            ? `At most until its deadline, ${deadline}.`
            : `It cannot be snoozed until tomorrow: its deadline is ${deadline}.`}
        </p>
        {times.map(({ label, until }) => (
          <Button
            key={label}
            className="justify-between gap-6"
            onClick={() => snoozeUntil(until.toISOString())}
          >
            {label} <span className="font-normal text-muted">{formatDateTime(until.toISOString())}</span>
          </Button>
        ))}
        {isSnoozed(alert, now) && (
          <>
            <SnoozedText alert={alert} className="border-t pt-2 text-sm text-muted" />
            <Button onClick={() => snooze.mutate({ until: null }, { onSuccess: () => setOpen(false) })}>
              End the snooze
            </Button>
          </>
        )}
        {snooze.isError && <ProblemNotice title="The alert could not be snoozed" problem={snooze.error} />}
      </div>
    </Popover>
  );
}
