'use client';

import { AlarmClock } from 'lucide-react';
import { useState } from 'react';
import { useSnoozeAlert } from '@/components/alerts/alert-mutations';
import { Kbd } from '@/components/ui/kbd';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/components/ui/format';
import { Popover } from '@/components/ui/popover';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { useNow } from '@/components/ui/use-now';
import type { Alert } from '@/lib/domain/alerts/schema';
import { snoozeTimes } from './snooze-times';

export function SnoozePopover({ alert }: { alert: Alert }) {
  const [isOpen, setOpen] = useState(false);
  const now = useNow();
  const snooze = useSnoozeAlert(alert.token);
  const times = snoozeTimes(now, new Date(alert.sla_deadline));
  const deadline = formatDateTime(alert.sla_deadline);
  useShortcuts({ z: () => setOpen(true) });
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
            onClick={() => snooze.mutate({ until: until.toISOString() }, { onSuccess: () => setOpen(false) })}
          >
            {label} <span className="font-normal text-muted">{formatDateTime(until.toISOString())}</span>
          </Button>
        ))}
        {snooze.isError && <ProblemNotice title="The alert could not be snoozed" problem={snooze.error} />}
      </div>
    </Popover>
  );
}
